/** Problems that are judged by a robot: samples, trials and judged cases show worlds, and say in words what a robot did not do. */
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { JudgedRobot, Problem, ProblemInfo, TestJudge } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { ResultPane } from '#app/judge/result-pane.tsx';
import { SampleResults } from '#app/judge/sample-results.tsx';
import { Statement } from '#app/judge/statement.tsx';
import { TrialList } from '#app/judge/trial-list.tsx';
import { VERDICT } from '#app/judge/verdicts.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { choose, render } from '#tests/support/render.tsx';

const TASK = '40 秒以内走到终点，不碰墙。';
const MISSED: JudgedRobot = { moves: 'drive 200 200\nwait 1000', difference: '没有走到终点。' };

function benchOf(input: string) {
	const problem = {
		id: 1075,
		problemId: 'P1075',
		title: '沿着黑线走',
		timeLimit: 1000,
		memoryLimit: 64,
		judgeMode: 'robot',
		examples: `<input>${input}</input><output>${TASK}</output>`,
	} as Problem;
	const info = { problem, tags: [], languages: ['Python3'], codeTemplate: {} } as unknown as ProblemInfo;
	const { environment } = createWorld({});
	const programs = createProgramStore(memoryStorage(), 'u', 'P1075', Date.now);
	return {
		info,
		workbench: createWorkbench({ info, call: environment.call, programs, warn: () => undefined, cooldown: 0, now: Date.now }),
	};
}

const draw = (node: React.ReactNode) =>
	render(
		<MemoryRouter>
			<PageEnvironmentProvider environment={createWorld({}).environment}>{node}</PageEnvironmentProvider>
		</MemoryRouter>,
	);

test('a statement says that it is judged here only, and its sample shows a world and its task', async () => {
	const { info, workbench } = benchOf('first-line');
	const screen = await draw(<Statement info={info} workbench={workbench} onTry={() => undefined} />);
	expect(screen.getByText(/别的判题机不认识机器人/)).toBeTruthy();
	expect(await screen.findByRole('img', { name: '沿着黑线走' })).toBeTruthy();
	expect(screen.getByText(TASK)).toBeTruthy();
	expect(screen.queryByText('first-line')).toBeNull();
});

test('a sample of an unknown world says so', async () => {
	const { info, workbench } = benchOf('mars upside <down>');
	const screen = await draw(<Statement info={info} workbench={workbench} onTry={() => undefined} />);
	expect(await screen.findByText('没有叫“mars upside <down>”的世界，看不到它的样子')).toBeTruthy();
});

test('the world of a trial is chosen by its title', async () => {
	const { workbench } = benchOf('first-line');
	const screen = await draw(<ResultPane workbench={workbench} />);
	const select = await screen.findByRole('combobox', { name: '程序在哪个世界里走' });
	expect(screen.getByRole('option', { name: '样例 1：沿着黑线走', selected: true })).toBeTruthy();
	expect(screen.getByRole('option', { name: '沿着黑线走（上下翻转）' })).toHaveProperty('value', 'first-line mirrored');
	await choose(select, 'first-line mirrored');
	expect(workbench.state.input).toBe('first-line mirrored');
	expect(screen.queryByRole('textbox')).toBeNull();
});

test('a world that is not among the others is the chosen one of the list', async () => {
	const { workbench } = benchOf('first-line');
	workbench.state.input = '__proto__';
	const screen = await draw(<ResultPane workbench={workbench} />);
	expect(await screen.findByRole('option', { name: '__proto__', selected: true })).toBeTruthy();
	expect(screen.getByText('没有叫“__proto__”的世界，看不到它的样子')).toBeTruthy();
});

test.each<[string, Partial<TestJudge>, string, { role: string; name: string }]>([
	['with the run', { robot: MISSED }, '没有走到终点。', { role: 'region', name: '沿着黑线走' }],
	['of a judge that knows no robots', {}, '现在的判题机不认识机器人', { role: 'img', name: '沿着黑线走' }],
])('a trial %s', async (_what, answered, said, { role, name }) => {
	const { workbench } = benchOf('first-line');
	const result = {
		status: VERDICT.wrongAnswer,
		time: 1,
		memory: 1,
		userInput: 'first-line',
		userOutput: '印出来的',
		expectedOutput: TASK,
		stderr: null,
		problemJudgeMode: 'robot',
	};
	workbench.state.trials = [
		{
			title: '样例 1',
			input: 'first-line',
			expected: TASK,
			language: 'Python3',
			code: '',
			phase: 'done',
			result: { ...result, ...answered },
		},
	];
	const screen = await draw(<TrialList workbench={workbench} />);
	expect(screen.container.textContent).toContain(said);
	expect(screen.container.textContent).toContain('印出来的');
	expect(await screen.findByRole(role, { name })).toBeTruthy();
});

test('of judged cases the failed ones come first, then those that can be watched, and hidden ones stay hidden', async () => {
	const sample = (robot: JudgedRobot) => ({ input: 'first-line', expected: TASK, output: '', robot });
	const judgeCaseList = [
		{ seq: 1, status: VERDICT.accepted, score: 40, sample: sample({ ...MISSED, difference: '' }) },
		{ seq: 2, status: VERDICT.wrongAnswer, score: 20, sample: sample(MISSED) },
		{ seq: 3, status: VERDICT.wrongAnswer, score: 0 },
	];
	const cases = { judgeCaseMode: 'default', judgeCaseList, subTaskJudgeCaseVoList: null };
	const screen = await draw(<SampleResults cases={cases as never} language="Python3" code="" />);
	const shown = screen.getAllByRole('region', { name: /^测试点/ }).map((each) => each.textContent ?? '');
	expect(shown).toEqual([expect.stringMatching(/^测试点 2.*20 分没有走到终点/), expect.stringMatching(/^测试点 1.*40 分/)]);
	expect(await screen.findAllByRole('region', { name: '沿着黑线走' })).toHaveLength(2);
	expect(screen.getByText(/跑了 1\.0 秒/)).toBeTruthy();
});
