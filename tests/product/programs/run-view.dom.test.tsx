/** A run with a drawing that is played, over programs that are given. */
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainPython } from '#app/judge/error-explanation.tsx';
import type { Watched } from '#app/programs/page-engines.ts';
import { RunView } from '#app/programs/run-view.tsx';
import { failure } from '#engines/runner.ts';
import type { DrawnMark, LiveProgram, WatchedRun } from '#engines/watch.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { setLessMotion } from '#src/lib/less-motion.ts';
import { click, render } from '#tests/support/render.tsx';

const watch = vi.fn<(watched: Watched) => Promise<WatchedProgram>>();
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: async () => watch }));
vi.mock('#src/pages/use-feedback.ts', () => ({ useFeedback: () => ({ confirm: undefined }) }));

const marksOf = (...marks: unknown[][]): DrawnMark[] => marks.map((mark, step) => ({ step, text: JSON.stringify(mark) }));
const DRAWN = [
	['turtle', 0, 'classic', true],
	['go', 0, 100, 0, 0, 'black', 1],
	['key', 'press', 'Up', true],
	['key', 'release', 'Up', true],
];

const send = vi.fn<LiveProgram['send']>();
const close = vi.fn();

const program = (changes: Partial<WatchedProgram>): WatchedProgram => ({
	result: failure('OK', ''),
	steps: [],
	isShortened: false,
	marks: marksOf(...DRAWN),
	moves: [],
	asks: false,
	momentAt: async () => null,
	...changes,
});

const reaction = (stdout: string, ...marks: unknown[][]): WatchedRun => ({
	result: failure('OK', '', { stdout }),
	steps: { lines: [], printed: [], marks: marksOf(...marks), moves: [], asks: false, clock: [] },
});

beforeEach(() => {
	watch.mockReset();
	send.mockReset();
	close.mockReset();
});
afterEach(() => setLessMotion(false));

const shown = () => render(<RunView code="x" explain={explainPython} />);

test('a robot is shown in its world, with how its run ended', async () => {
	watch.mockResolvedValue(
		program({
			marks: [],
			moves: [
				{ step: 1, text: 'drive 200 200' },
				{ step: 1, text: 'wait 1000' },
			],
		}),
	);
	const screen = await render(<RunView code="x" world="first-line" explain={explainPython} />);
	expect(await screen.findByText('跑了 1.0 秒，没有碰到东西。没有走到终点。')).toBeTruthy();
	expect(screen.getByRole('region', { name: '沿着黑线走' })).toBeTruthy();
	expect(watch.mock.lastCall?.[0].world).toBe('first-line');
});

test('a drawing is played to its end, and again', async () => {
	watch.mockResolvedValue(program({}));
	const screen = await shown();
	expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe('画了 1 条线，画笔在 (100, 0)，朝 0 度');
	expect(screen.getByRole('button', { name: '暂停' })).toBeTruthy();
	await click(await screen.findByRole('button', { name: '重放' }));
	expect(await screen.findByRole('button', { name: '暂停' })).toBeTruthy();
	expect(await screen.findByRole('button', { name: '重放' })).toBeTruthy();
});

test('it pauses, and skips to its end', async () => {
	watch.mockResolvedValue(program({ marks: marksOf(DRAWN[0] ?? [], ['delay', 1_000_000], ...DRAWN.slice(1)) }));
	const screen = await shown();
	await click(await screen.findByRole('button', { name: '暂停' }));
	expect(screen.getByRole('button', { name: '继续' })).toBeTruthy();
	await click(screen.getByRole('button', { name: '快' }));
	expect(screen.getByRole('button', { name: '快' }).getAttribute('aria-pressed')).toBe('true');
	await click(screen.getByRole('button', { name: '跳到最后' }));
	expect(screen.getByRole('button', { name: '重放' })).toBeTruthy();
});

test('with less motion the end is there at once', async () => {
	setLessMotion(true);
	watch.mockResolvedValue(program({ marks: marksOf(DRAWN[0] ?? [], ['delay', 1_000_000], ...DRAWN.slice(1)) }));
	const screen = await shown();
	expect(await screen.findByRole('button', { name: '重放' })).toBeTruthy();
});

test('keys of a live program reach it in their order, from the keyboard and from buttons', async () => {
	send.mockImplementation(async (event) => reaction(event.kind === 'key' ? `${event.phase} ${event.key}\n` : ''));
	watch.mockResolvedValue(program({ live: { send, close } }));
	const screen = await shown();
	const drawing = await screen.findByRole('application', { name: /可以按 ↑/ });
	fireEvent.keyDown(drawing, { key: 'ArrowUp' });
	fireEvent.keyUp(drawing, { key: 'ArrowUp' });
	await waitFor(() => expect(screen.container.querySelector('pre')?.textContent).toBe('press Up\nrelease Up\n'));
	await click(screen.getByRole('button', { name: '按键 Up' }), { detail: 0 });
	await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
	expect(screen.container.textContent).not.toContain('程序运行完了');
});

test('only keys that are handled are taken: Tab goes on, and Escape leaves', async () => {
	watch.mockResolvedValue(program({ live: { send, close } }));
	const screen = await shown();
	const drawing = await screen.findByRole('application');
	drawing.focus();
	// False if the page takes the key.
	expect(['Tab', 'a', 'ArrowUp'].map((key) => fireEvent.keyDown(drawing, { key }))).toEqual([true, true, false]);
	fireEvent.keyDown(drawing, { key: 'Escape' });
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '暂停' }));
});

test('a handler that runs wild ends the program with a sentence', async () => {
	send.mockResolvedValue({ result: failure('TLE', ''), steps: null });
	watch.mockResolvedValue(program({ live: { send, close } }));
	const screen = await shown();
	fireEvent.keyDown(await screen.findByRole('application'), { key: 'ArrowUp' });
	expect(await screen.findByText(/程序运行得太久/)).toBeTruthy();
	expect(screen.queryByRole('application')).toBeNull();
	expect(screen.getByRole('img')).toBeTruthy();
});

test('timers are sent when they are due, again and again, until the program closes its window', async () => {
	send.mockResolvedValueOnce(reaction('tick\n', ['timer', 2, 1])).mockResolvedValueOnce(reaction('tock\n', ['bye']));
	watch.mockResolvedValue(program({ marks: marksOf(...DRAWN, ['timer', 1, 1]), live: { send, close } }));
	const screen = await shown();
	expect(await screen.findByText('程序运行完了')).toBeTruthy();
	expect(send.mock.calls.map(([event]) => event)).toEqual([1, 2].map((timer) => ({ kind: 'timer', timer })));
	expect(screen.container.querySelector('pre')?.textContent).toBe('tick\ntock\n');
});

test('leaving frees the interpreter', async () => {
	watch.mockResolvedValue(program({ live: { send, close } }));
	const screen = await shown();
	await screen.findByRole('application');
	screen.unmount();
	expect(close).toHaveBeenCalled();
});
