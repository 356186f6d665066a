import { act, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FeedbackHost, loadDialogs } from '#src/feedback/feedback-host.tsx';
import { createFeedbackStore, type FeedbackStore } from '#src/feedback/feedback-store.ts';
import { useModal } from '#src/ui/use-modal.ts';
import { render } from '#tests/support/render.tsx';

const openDialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]');

const shown = async (): Promise<[FeedbackStore, Awaited<ReturnType<typeof render>>]> => {
	const store = createFeedbackStore(3000);
	await loadDialogs(store.state);
	return [store, await render(<FeedbackHost store={store} overlayText="loading..." />)];
};

test('announces errors assertively and other messages politely, and each can be dismissed', async () => {
	const [store, screen] = await shown();
	await act(async () => {
		store.message('error', '名额已满');
		store.message('success', '已保存');
	});
	expect(screen.getByRole('alert').textContent).toBe('名额已满');
	expect(screen.getByRole('status').textContent).toBe('已保存');
	await act(async () => screen.queryAllByRole('button', { name: '关闭消息' })[0]?.click());
	expect(screen.getByRole('alert').textContent).toBe('');
});

test('a confirmation is a dialog with its title, and each button resolves it', async () => {
	const [store, screen] = await shown();
	let answer: Promise<boolean> = Promise.resolve(false);
	await act(async () => {
		answer = store.confirm({ text: '交卷后不能再改。', title: '确定交卷吗？' });
	});
	expect(openDialog()?.textContent).toContain('交卷后不能再改。');
	expect(document.getElementById(openDialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('确定交卷吗？');
	await act(async () => screen.getByRole('button', { name: '确定' }).click());
	expect(await answer).toBe(true);
	expect(openDialog()).toBeNull();
});

test('the button that agrees says what it does', async () => {
	const [store, screen] = await shown();
	await act(async () => void store.confirm({ text: '先要下载 28 MB。', title: null, yes: '下载' }));
	expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['取消', '下载']);
});

test('closing the dialog, for example by Escape, resolves to no', async () => {
	const [store] = await shown();
	let answer: Promise<boolean> = Promise.resolve(true);
	await act(async () => {
		answer = store.confirm({ text: '离开吗？', title: null });
	});
	await act(async () => openDialog()?.close());
	expect(await answer).toBe(false);
});

test('an overlay covers the screen during a blocking call', async () => {
	const [store] = await shown();
	await act(async () => store.block());
	expect(openDialog()?.textContent).toBe('loading...');
	await act(async () => store.unblock());
	expect(openDialog()).toBeNull();
});

function OpenDialog() {
	const { props } = useModal({});
	return <dialog {...props} aria-label="抽屉" />;
}

test('messages render inside the open dialog, since everything outside it is inert', async () => {
	const [store, screen] = await shown();
	const page = (more: ReactNode) => (
		<>
			<FeedbackHost store={store} overlayText="loading..." />
			{more}
		</>
	);
	screen.rerender(page(<OpenDialog />));
	await act(async () => store.message('error', '名额已满'));
	expect(screen.getByRole('alert').closest('dialog')).toBe(screen.getByRole('dialog', { name: '抽屉' }));
	screen.rerender(page(null));
	expect(screen.getByRole('alert').textContent).toBe('名额已满');
});
