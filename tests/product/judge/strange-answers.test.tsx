/** A judge may send unknown results, languages and levels, and omit optional fields. */
import { type RenderResult, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CaseResults, Judge, Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { CaseTiles } from '#app/judge/case-tiles.tsx';
import { readEditorSettings } from '#app/judge/editor/editor-settings.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { Statement } from '#app/judge/statement.tsx';
import { SubmissionState } from '#app/judge/submission-state.tsx';
import { SubmissionView } from '#app/judge/submission-view.tsx';
import { Toolbar } from '#app/judge/toolbar.tsx';
import { createWorkbench, type Workbench } from '#app/judge/workbench-store.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { page } from '#generated/pages/problem-index.ts';
import { page as programPage } from '#generated/pages/problem-program.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, type World } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const UNKNOWN = -77;
const LANGUAGE = 'Brainstorm 3';

const problem: Problem = {
	id: 7,
	problemId: 'X-7',
	title: '没见过的题',
	type: 1,
	timeLimit: 1000,
	memoryLimit: 64,
	stackLimit: 64,
	description: null,
	input: null,
	output: null,
	hint: null,
	examples: null,
	difficulty: 7,
};
const counts = { pid: 7, total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
const info: ProblemInfo = { problem, tags: [], languages: [LANGUAGE], problemCount: counts, codeTemplate: {} };
const judge = { submitId: 9, status: UNKNOWN } as Judge;
const cases = {
	judgeCaseMode: 'somehow',
	judgeCaseList: [{ seq: 1, status: UNKNOWN }],
	subTaskJudgeCaseVoList: null,
} as CaseResults;

const draw = (node: React.ReactNode, world: World = createWorld()): Promise<RenderResult> =>
	render(
		<MemoryRouter>
			<PageEnvironmentProvider environment={world.environment}>{node}</PageEnvironmentProvider>
		</MemoryRouter>,
	);

function benchOf(given: ProblemInfo, world: World = createWorld()): Workbench {
	const programs = createProgramStore(memoryStorage(), 'u', 'X-7', Date.now);
	return createWorkbench({ info: given, call: world.environment.call, programs, warn: () => undefined, cooldown: 0, now: Date.now });
}

test.each([
	{ languages: ['C++', 'Python3'], offered: ['图形化', 'C++', 'Python3'] },
	{ languages: ['C++', 'Java', 'Golang'], offered: ['C++', 'Java', 'Golang'] },
])(
	'of a judge that runs $languages a program may be in these languages only, and in blocks if it runs Python',
	async ({ languages, offered }) => {
		const given = { ...info, languages };
		const workbench = benchOf(given);
		const { language } = workbench.state;
		const screen = await draw(
			<Toolbar
				info={given}
				workbench={workbench}
				language={language}
				settings={readEditorSettings(memoryStorage())}
				onSettings={() => undefined}
			/>,
		);
		const options = within(screen.getByLabelText('语言')).getAllByRole('option');
		expect(options.map(({ textContent }) => textContent)).toEqual(offered);
	},
);

test('lists problems of any level from a judge without our extensions', async () => {
	const row = { ...counts, problemId: 'X-7', title: '没见过的题', type: 1, tags: [], score: null };
	const records = [
		{ ...row, difficulty: 7 },
		{ ...row, problemId: 'X-8', difficulty: null },
	];
	const world = createWorld({
		'main.tagTree': () => [],
		'main.questionPage': () => ({ list: [], total: 0 }),
		'judge.getProblemList': () => ({ records, total: 2, size: 20, current: 1, pages: 1 }),
	});
	const { screen } = await openPage(page, world, '/page?tab=program');
	expect((await screen.findByRole('row', { name: /X-7/ })).textContent).toContain('7没见过的题7');
	expect(screen.getByRole('row', { name: /X-8/ }).textContent).toContain('—');
});

test.each([
	[7, '难度 7'],
	[null, '难度未定'],
])('shows a problem of level %s, without text, in an unknown language', async (difficulty, said) => {
	const given = { ...info, problem: { ...problem, difficulty } };
	const screen = await draw(<Statement info={given} workbench={benchOf(given)} onTry={() => undefined} />);
	expect(screen.container.textContent).toContain(said);
	expect(screen.container.textContent).toContain(`时间限制 2000 ms · 内存限制 128 MB（${LANGUAGE} 的限制是 C/C++ 的 2 倍）`);
});

test('shows a problem that has no languages', async () => {
	const given = { ...info, languages: [] };
	const screen = await draw(<Statement info={given} workbench={benchOf(given)} onTry={() => undefined} />);
	expect(screen.getByRole('heading', { name: /没见过的题/ })).toBeTruthy();
});

test('shows the known fields of an incomplete submission', async () => {
	const screen = await draw(<SubmissionView info={{ submission: judge, codeShare: null }} cases={cases} />);
	expect(screen.getByRole('status').textContent).toBe(`未知结果（${UNKNOWN}）`);
	expect(screen.queryAllByRole('listitem').map((tile) => tile.textContent)).toEqual([`#1未知结果（${UNKNOWN}）`]);
	expect(screen.container.textContent).toContain('这份程序没有公开');
});

test.each([
	[{ judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null }, -2, '程序没有运行，所以没有测试点'],
	[null, 0, '这道题不公开测试点'],
])('of %j it explains why there are no cases', async (none, status, said) => {
	const screen = await draw(<SubmissionView info={{ submission: { ...judge, status }, codeShare: null }} cases={none} />);
	expect(screen.getByRole('region', { name: '测试点' }).textContent).toContain(said);
});

test('between an error and the program there is no empty list of cases', async () => {
	const refused = { ...judge, status: -2, errorMessage: "main.c:1: expected ';'" };
	const none = { judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null };
	const screen = await draw(<SubmissionView info={{ submission: refused, codeShare: null }} cases={none} />);
	expect(screen.queryByRole('region', { name: '测试点' })).toBeNull();
});

test('explains missing cases beside the program, too', async () => {
	const workbench = benchOf(info);
	workbench.state.submission = { phase: 'done', judge: { ...judge, status: 8, score: 12, time: 5, memory: 64 }, cases: null };
	expect((await draw(<SubmissionState workbench={workbench} />)).container.textContent).toContain('这道题不公开测试点');
});

test('handles case groups without numbers', async () => {
	const group = { groupNum: 1, status: UNKNOWN, ac: 0, total: 1, subtaskDetailList: [{ seq: 1, status: UNKNOWN }] };
	const grouped = { judgeCaseMode: 'subtask_lowest', judgeCaseList: null, subTaskJudgeCaseVoList: [group] } as CaseResults;
	const screen = await draw(<CaseTiles cases={grouped} />);
	expect(screen.getByRole('region', { name: '子任务 1' }).textContent).toBe(
		`子任务 1未知结果（${UNKNOWN}）通过 0 / 1#1未知结果（${UNKNOWN}）`,
	);
	expect((await draw(<CaseTiles cases={{ ...grouped, subTaskJudgeCaseVoList: null }} />)).container.textContent).toBe('');
});

/** Shows the pane of submissions that the page puts into the workbench. */
const Bench = ({ slots, on }: ComponentProps['judge#Workbench']): ReactNode => (
	<>
		<button type="button" onClick={() => on?.shows?.('submissions')}>
			提交记录
		</button>
		{slots?.submissions?.()}
	</>
);

test.each([
	[
		'rows without optional fields',
		{ submitId: 9, displayPid: 'X-7', title: null, submitTime: 'yesterday', status: UNKNOWN, language: LANGUAGE },
		[`9${UNKNOWN}${LANGUAGE}——yesterday`],
	],
	[
		'time and memory',
		{ submitId: 9, displayPid: 'X-7', title: null, submitTime: '2026-09-01T08:00:00', status: 0, language: 'C', time: 0, memory: 2048 },
		['90C不到\u00a01\u00a0ms2 MB09-01 08:00'],
	],
])('the list of submissions is asked for when it is opened, and shows %s', async (_, row, texts) => {
	const world = createWorld(
		{
			'judge.getProblemDetail': () => info,
			'judge.getSubmissionList': () => ({ records: [row], total: 1, size: 15, current: 1, pages: 1 }),
		},
		{ components: componentLoaders({ 'judge#Workbench': async () => Bench }) },
	);
	const { screen } = await openPage(programPage, world, '/page?problemId=X-7');
	await click(await screen.findByRole('button', { name: '提交记录' }));
	const table = await screen.findByRole('table', { name: '提交记录' });
	expect(
		within(table)
			.getAllByRole('row')
			.slice(1)
			.map(({ textContent }) => textContent),
	).toEqual(texts);
	expect(world.calls.flatMap(({ operation, input }) => (operation === 'judge.getSubmissionList' ? [input.problemID] : []))).toEqual([
		'X-7',
	]);
});

const ENGLISH = 'Please look elsewhere.';

test.each([
	[-2, 'main.cpp:1:1: error', 'main.cpp:1:1: error'],
	[4, '这台判题机没有 Java', '这台判题机没有 Java'],
	[10, '没有空闲的判题机', '没有空闲的判题机'],
	[-1, ENGLISH, ''],
	[0, ENGLISH, ''],
	[5, ENGLISH, ''],
	[UNKNOWN, ENGLISH, ''],
])("result %i shows the judge's message only where it adds information", async (status, errorMessage, shown) => {
	const workbench = benchOf(info);
	workbench.state.submission = { phase: 'done', judge: { ...judge, status, errorMessage }, cases: null };
	for (const node of [
		<SubmissionState key="state" workbench={workbench} />,
		<SubmissionView key="view" info={{ submission: { ...judge, status, errorMessage }, codeShare: null }} cases={null} />,
	]) {
		const screen = await draw(node);
		expect(screen.container.querySelector('pre')?.textContent ?? '').toBe(shown);
	}
});
