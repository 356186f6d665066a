/** Problems that are judged by their drawing: samples, trials and failed cases show pictures, and say in words what they show. */
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { JudgedDrawing, Problem, ProblemInfo, TestJudge } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { SampleResults } from '#app/judge/sample-results.tsx';
import { Statement } from '#app/judge/statement.tsx';
import { TrialList } from '#app/judge/trial-list.tsx';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const EXPECTED = ['["turtle",0,"classic",true]', '["go",0,100,0,0,"black",1]', '["go",0,100,100,90,"black",1]'].join('\n');
const DRAWN = EXPECTED.split('\n').slice(0, 2).join('\n');
const MISSING: JudgedDrawing = { drawn: DRAWN, difference: '少了 1 条线。' };
const WRONG = -1;

const problem = {
	id: 1061,
	problemId: 'P1061',
	title: '画方砖',
	timeLimit: 1000,
	memoryLimit: 64,
	examples: `<input>100</input><output>${EXPECTED}</output>`,
} as Problem;

function benchOf(shown: Problem) {
	const info = { problem: shown, tags: [], languages: ['Python3'], codeTemplate: {} } as unknown as ProblemInfo;
	const { environment } = createWorld({});
	const programs = createProgramStore(memoryStorage(), 'u', 'P1061', Date.now);
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

test.each<[string, Partial<Problem>, string]>([
	['how drawings are compared', { drawing: { tolerance: 1 } }, '位置相差不超过 1 步就算对'],
	['that the judge knows no drawings', {}, '现在的判题机不会看画面'],
])('a statement says %s, and its sample shows the picture', async (_what, changed, said) => {
	const { info, workbench } = benchOf({ ...problem, ...changed });
	const screen = await draw(<Statement info={info} workbench={workbench} onTry={() => undefined} />);
	expect(screen.container.textContent).toContain(said);
	expect(await screen.findByRole('img', { name: '应该的画面：画了 2 条线' })).toBeTruthy();
	expect(screen.container.textContent).not.toContain('turtle');
});

test('a failed sample says what differs, and lays the expected picture under the drawn one', async () => {
	const sample = { input: '100', expected: EXPECTED, output: '', drawing: MISSING };
	const cases = { judgeCaseMode: 'default', judgeCaseList: [{ seq: 1, status: WRONG, sample }], subTaskJudgeCaseVoList: null };
	const screen = await draw(<SampleResults cases={cases as never} language="Python3" code="" />);
	expect(screen.container.textContent).toContain('少了 1 条线。');
	await screen.findByRole('img', { name: '你的画面：画了 1 条线' });
	const under = { name: '应该的画面，淡淡地垫在下面：画了 2 条线' };
	expect(screen.getByRole('img', under)).toBeTruthy();
	await click(screen.getByRole('button', { name: '只看我画的' }));
	expect(screen.queryByRole('img', under)).toBeNull();
	await click(screen.getByRole('button', { name: '垫上应该的画面' }));
	expect(screen.getByRole('img', under)).toBeTruthy();
});

test.each<[string, Partial<TestJudge>, string, string]>([
	['with the drawing', { drawing: MISSING }, '少了 1 条线。', '你的画面：画了 1 条线'],
	['of a judge that knows no drawings', {}, '没有收到画面', '应该的画面：画了 2 条线'],
])('a trial %s', async (_what, answered, said, picture) => {
	const { workbench } = benchOf(problem);
	const result = {
		status: WRONG,
		time: 1,
		memory: 1,
		userInput: '100',
		userOutput: '印出来的',
		expectedOutput: EXPECTED,
		stderr: null,
		problemJudgeMode: 'spj',
	};
	workbench.state.trials = [
		{ title: '样例 1', input: '100', expected: EXPECTED, language: 'Python3', code: '', phase: 'done', result: { ...result, ...answered } },
	];
	const screen = await draw(<TrialList workbench={workbench} />);
	expect(screen.container.textContent).toContain(said);
	expect(screen.container.textContent).toContain('印出来的');
	expect(await screen.findByRole('img', { name: picture })).toBeTruthy();
});
