import { Activity, act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type ModalOptions, useModal } from '#src/ui/use-modal.ts';
import { click, press, render } from '#tests/support/render.tsx';

function Modal(options: ModalOptions) {
	const { props, close } = useModal(options);
	return (
		<dialog {...props} aria-label="窗口">
			<button type="button" onClick={close}>
				关闭
			</button>
		</dialog>
	);
}

function Page({ hidden = false, ...options }: ModalOptions & { hidden?: boolean }) {
	const [open, setOpen] = useState(false);
	const close = (): void => {
		options.onClose?.();
		setOpen(false);
	};
	return (
		<Activity mode={hidden ? 'hidden' : 'visible'}>
			<button type="button" onClick={() => setOpen(true)}>
				打开
			</button>
			{open && <Modal {...options} onClose={close} />}
		</Activity>
	);
}

async function open(options: ModalOptions = {}) {
	const onClose = vi.fn();
	const screen = await render(<Page {...options} onClose={onClose} />);
	const opener = screen.getByRole('button', { name: '打开' });
	opener.focus();
	await click(opener);
	const dialog = screen.getByRole('dialog', { name: '窗口' }) as HTMLDialogElement;
	return { screen, opener, dialog, onClose };
}

async function clickBeside(dialog: HTMLElement, from: Element = dialog): Promise<void> {
	await act(async () => void from.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
	await click(dialog);
}

test('is open while it is mounted, and locks the scrolling of the page behind it', async () => {
	const { screen, dialog, onClose } = await open();
	expect(dialog.open).toBe(true);
	expect(document.documentElement.style.overflow).toBe('hidden');
	await click(screen.getByRole('button', { name: '关闭' }));
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(onClose).toHaveBeenCalledTimes(1);
	expect(document.documentElement.style.overflow).toBe('');
});

test('a click outside closes only a light modal, and only if it began outside', async () => {
	const heavy = await open();
	await clickBeside(heavy.dialog);
	expect(heavy.dialog.open).toBe(true);
	heavy.screen.unmount();
	const { screen, dialog } = await open({ light: true });
	await clickBeside(dialog, screen.getByRole('button', { name: '关闭' }));
	expect(dialog.open).toBe(true);
	await clickBeside(dialog);
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open on Escape, an outside click and a cancel event while mayClose resolves to false', async () => {
	const mayClose = vi.fn().mockResolvedValue(false);
	const { screen, dialog } = await open({ light: true, mayClose });
	await press(screen.getByRole('button', { name: '关闭' }), 'Escape');
	await clickBeside(dialog);
	const cancel = new Event('cancel', { cancelable: true });
	await act(async () => void dialog.dispatchEvent(cancel));
	expect(cancel.defaultPrevented).toBe(true);
	expect(mayClose).toHaveBeenCalledTimes(3);
	expect(dialog.open).toBe(true);
	mayClose.mockResolvedValue(true);
	await press(screen.getByRole('button', { name: '关闭' }), 'Escape');
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes while its page is hidden, without calling onClose', async () => {
	const { screen, dialog, onClose } = await open();
	screen.rerender(<Page hidden onClose={onClose} />);
	expect(dialog.open).toBe(false);
	expect(document.documentElement.style.overflow).toBe('');
	screen.rerender(<Page onClose={onClose} />);
	expect(dialog.open).toBe(true);
	// The browser fires the close event late, after the modal is open again.
	await act(async () => void dialog.dispatchEvent(new Event('close')));
	expect(onClose).not.toHaveBeenCalled();
});

test("calls onClose at once, and not again for the browser's close event in the next frame", async () => {
	const { screen, dialog, onClose } = await open();
	const hold = (event: Event): void => event.stopImmediatePropagation();
	window.addEventListener('close', hold, { capture: true });
	await click(screen.getByRole('button', { name: '关闭' }));
	window.removeEventListener('close', hold, { capture: true });
	expect(onClose).toHaveBeenCalledTimes(1);
	await act(async () => void dialog.dispatchEvent(new Event('close')));
	expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape closes it without the browser's close event", async () => {
	const { screen, onClose } = await open();
	await press(screen.getByRole('button', { name: '关闭' }), 'Escape');
	expect(onClose).toHaveBeenCalledTimes(1);
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is left around the opener takes the focus if the opener has gone away', async () => {
	function Row() {
		const [state, setState] = useState<'start' | 'open' | 'done'>('start');
		return (
			<div>
				{state === 'done' ? (
					<button type="button">接着填</button>
				) : (
					<button key="opener" type="button" onClick={() => setState('open')}>
						报名
					</button>
				)}
				{state === 'open' && <Modal onClose={() => setState('done')} />}
			</div>
		);
	}
	const screen = await render(<Row />);
	const opener = screen.getByRole('button', { name: '报名' });
	opener.focus();
	await click(opener);
	await click(screen.getByRole('button', { name: '关闭' }));
	const row = screen.getByRole('button', { name: '接着填' }).parentElement;
	expect(document.activeElement).toBe(row);
	screen.getByRole('button', { name: '接着填' }).focus();
	expect(row?.hasAttribute('tabindex')).toBe(false);
});
