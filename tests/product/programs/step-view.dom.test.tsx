/** The dialog of the steps, over a run that is given. */
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { explainPython } from '#app/judge/error-explanation.tsx';
import type { Watched } from '#app/programs/page-engines.ts';
import { StepView } from '#app/programs/step-view.tsx';
import type { Moment, Step } from '#engines/steps.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { render } from '#tests/support/render.tsx';

const watch = vi.fn<(watched: Watched) => Promise<WatchedProgram>>();
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: async () => watch }));
vi.mock('#src/pages/use-feedback.ts', () => ({ useFeedback: () => ({ confirm: undefined }) }));

const moment: Moment = {
	event: 'line',
	line: 1,
	depth: 9,
	frames: Array.from({ length: 7 }, (_, index) => ({
		name: index === 0 ? '<module>' : 'down',
		line: 1,
		variables:
			index === 0
				? [
						['down', { type: 'object', object: 'down' }],
						['names', { type: 'object', object: 'list' }],
					]
				: [],
		length: index === 0 ? 2 : 0,
	})),
	objects: {
		down: { kind: 'function', name: 'down', parameters: ['n'] },
		list: { kind: 'list', name: 'list', length: 1, items: [{ type: 'int', text: '1' }] },
	},
};

const step = (line: number, printed = 0): Step => ({ event: 'line', line, depth: 1, printed });

const run = (run: Partial<WatchedProgram> & { stdout?: string; stderr?: string }): WatchedProgram => ({
	result: { verdict: run.stderr ? 'RE' : 'OK', stdout: run.stdout ?? '', stderr: run.stderr ?? '', time: 1, memory: 1 },
	steps: [step(1), step(2)],
	isShortened: false,
	marks: [],
	moves: [],
	asks: false,
	momentAt: async () => moment,
	...run,
});

beforeEach(() => void watch.mockReset());

const shown = (input = '') => render(<StepView code={'a\nb\n'} input={input} expected={null} explain={explainPython} />);

test('a program that asks shows its question, reads whole lines, and goes on from there', async () => {
	watch.mockResolvedValueOnce(run({ asks: true, stdout: '名字？' })).mockResolvedValueOnce(run({ steps: [step(1), step(2), step(3)] }));
	const screen = await shown('R2 7');
	const field = await screen.findByRole('textbox', { name: '程序在等你输入' });
	expect(document.activeElement).toBe(field);
	expect(screen.getByRole('region', { name: '输出' }).textContent).toContain('名字？');
	fireEvent.change(field, { target: { value: '小机' } });
	fireEvent.keyDown(field, { key: 'Enter' });
	expect(await screen.findByText('第 2 步，共 3 步')).toBeTruthy();
	expect(watch.mock.calls.map(([{ input }]) => input)).toEqual(['R2 7\n', 'R2 7\n小机\n']);
});

test('the first step has its arrows, and says what it leaves out', async () => {
	watch.mockResolvedValue(run({}));
	const screen = await shown();
	expect(await screen.findByText('中间还有 2 层')).toBeTruthy();
	expect(screen.container.querySelectorAll('path[marker-end]').length).toBe(1);
	expect(screen.getByText('函数 down(n)')).toBeTruthy();
	expect(screen.queryByRole('rowheader', { name: 'down' })).toBeNull();
});

test.each([
	['that cannot start', { steps: [], stderr: '  File "main.py", line 1\nSyntaxError: \'(\' was never closed' }, /没有关上/],
	['of comments alone', { steps: [step(0)] }, '程序里还没有可以执行的语句'],
])('a program %s', async (_case, given, words) => {
	watch.mockResolvedValue(run(given));
	expect(await (await shown()).findByText(words)).toBeTruthy();
});

test('a refused download can be asked for again', async () => {
	watch
		.mockResolvedValueOnce(run({ result: { verdict: 'SE', stdout: '', stderr: '没有下载', time: 0, memory: 0 } }))
		.mockResolvedValueOnce(run({}));
	const screen = await shown();
	fireEvent.click(await screen.findByRole('button', { name: '重试' }));
	expect(await screen.findByText('第 1 步，共 2 步')).toBeTruthy();
});
