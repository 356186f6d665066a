import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type HistoryMove, watchHistory } from '#src/leaving/watch-history.ts';
import { openModalsOf } from '#src/ui/open-modals.ts';
import { useModal } from '#src/ui/use-modal.ts';
import { click, pass, render } from '#tests/support/render.tsx';

interface Entry {
	idx?: number;
	page: string;
}

/** A window with a page of another site below the first of the app, as history entries of which `at` is shown. */
function openHistory(pages: readonly string[], at = pages.length - 1) {
	let entries: (Entry | null)[] = [null, ...pages.map((page, idx) => ({ idx, page }))];
	let index = at + 1;
	const own = {
		get state() {
			return entries[index];
		},
		pushState(state: Entry) {
			entries = [...entries.slice(0, index + 1), state];
			index += 1;
		},
		replaceState(state: Entry) {
			entries[index] = state;
		},
		go(steps: number) {
			setTimeout(() => {
				if (!(index + steps in entries)) return;
				index += steps;
				// Leaving the document fires no event.
				if (entries[index]) window.dispatchEvent(new PopStateEvent('popstate', { state: entries[index] ?? null }));
			});
		},
		back: () => own.go(-1),
	};
	vi.stubGlobal('history', own);
	return { ...own, page: (): string => entries[index]?.page ?? 'another site' };
}

/** The app's router: it sees the moves that nothing before it has stopped. */
function openApp(pages: readonly string[], at?: number, onMove: (move: HistoryMove) => void = () => undefined) {
	const window = openHistory(pages, at);
	let index = history.state.idx ?? 0;
	const moves: HistoryMove[] = [];
	let follow = onMove;
	const stop = watchHistory({
		navigator: { index: () => index },
		modals: openModalsOf(document),
		onMove(move) {
			moves.push(move);
			follow(move);
		},
	});
	const routed: string[] = [];
	const route = ({ state }: PopStateEvent): void => {
		index = (state as Entry).idx ?? 0;
		routed.push((state as Entry).page);
	};
	globalThis.addEventListener('popstate', route);
	onTestFinished(() => {
		stop();
		globalThis.removeEventListener('popstate', route);
		vi.unstubAllGlobals();
	});
	const move = async (steps: number): Promise<void> => {
		await act(async () => window.go(steps));
		// The move, the one that undoes it, and one that goes on below the floor.
		for (let turn = 0; turn < 4; turn += 1) await pass();
	};
	return {
		page: window.page,
		routed,
		moves,
		back: () => move(-1),
		forward: () => move(1),
		follow: (next: typeof follow) => {
			follow = next;
		},
	};
}

function Modal({ onClose, mayClose }: { onClose: () => void; mayClose?: () => boolean }) {
	const { props, close } = useModal({ onClose, ...(mayClose && { mayClose }) });
	const [inner, setInner] = useState(false);
	return (
		<dialog {...props} aria-label="窗口">
			<button type="button" onClick={close}>
				关闭
			</button>
			<button type="button" onClick={() => setInner(true)}>
				再打开
			</button>
			{inner && <Modal onClose={() => setInner(false)} />}
		</dialog>
	);
}

function Page({ mayClose }: { mayClose?: () => boolean }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				打开
			</button>
			{open && <Modal onClose={() => setOpen(false)} {...(mayClose && { mayClose })} />}
		</>
	);
}

async function openDialog(mayClose?: () => boolean) {
	const screen = await render(<Page {...(mayClose && { mayClose })} />);
	await click(screen.getByRole('button', { name: '打开' }));
	return { screen, dialogs: () => screen.queryAllByRole('dialog', { hidden: true }).length };
}

test.each([
	['on the first page of the app', ['/a'], 'another site'],
	['on a later page', ['/a', '/b'], '/a'],
] as const)('%s, Back closes an open dialog, and leaves the page when pressed again', async (_, pages, before) => {
	const app = openApp(pages);
	const { dialogs } = await openDialog();
	await app.back();
	expect(dialogs()).toBe(0);
	expect(app.page()).toBe(pages.at(-1));
	expect(app.routed).toEqual([]);
	await app.back();
	expect(app.page()).toBe(before);
});

test.each([
	['on the first page of the app', ['/a'], 'another site'],
	['on a later page', ['/a', '/b'], '/a'],
] as const)('%s, a dialog that was closed by its button costs no second press of Back', async (_, pages, before) => {
	const app = openApp(pages);
	const { screen, dialogs } = await openDialog();
	await click(screen.getByRole('button', { name: '关闭' }));
	await click(screen.getByRole('button', { name: '打开' }));
	await click(screen.getByRole('button', { name: '关闭' }));
	expect(dialogs()).toBe(0);
	await app.back();
	expect(app.page()).toBe(before);
});

test('closes one dialog after another, the topmost first', async () => {
	const app = openApp(['/a']);
	const { screen, dialogs } = await openDialog();
	await click(screen.getByRole('button', { name: '再打开' }));
	expect(dialogs()).toBe(2);
	await app.back();
	expect(dialogs()).toBe(1);
	await app.back();
	expect(dialogs()).toBe(0);
	expect(app.page()).toBe('/a');
});

test('a dialog that may not close stays, and so does the page', async () => {
	const app = openApp(['/a', '/b']);
	const mayClose = vi.fn(() => false);
	const { dialogs } = await openDialog(mayClose);
	await app.back();
	await app.back();
	expect(mayClose).toHaveBeenCalledTimes(2);
	expect(dialogs()).toBe(1);
	expect(app.page()).toBe('/b');
});

test('Forward closes the dialog too, and neither opens it again', async () => {
	const app = openApp(['/a', '/b'], 0);
	const { dialogs } = await openDialog();
	await app.back();
	expect(dialogs()).toBe(0);
	await app.forward();
	expect([dialogs(), app.page()]).toEqual([0, '/a']);
});

test('a move without a dialog is reported before the router sees it, and can be undone and repeated', async () => {
	const undone = vi.fn();
	const app = openApp(['/a', '/b'], undefined, (move) => move.undo(undone));
	await app.back();
	expect(undone).toHaveBeenCalledTimes(1);
	expect([app.page(), ...app.routed]).toEqual(['/b']);
	app.follow((move) => app.routed.push(typeof move));
	await act(async () => app.moves[0]?.repeat());
	await pass();
	await pass();
	expect(app.page()).toBe('/a');
	expect(app.routed).toEqual(['object', '/a']);
});
