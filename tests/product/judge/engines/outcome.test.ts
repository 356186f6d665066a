import { describe, expect, it } from 'vitest';
import { judge, limitsFor } from '#app/judge/back-end/judging.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { compare } from '#app/judge/back-end/rules/compare.ts';
import { subtasksOf } from '#app/judge/back-end/rules/outcome.ts';
import { coarseUse } from '#app/judge/back-end/rules/shown-use.ts';
import type { RunResult } from '#engines/runner.ts';
import { failure } from '#engines/runner.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

const AC = 'right\n';
const WA = 'wrong\n';
const TLE = failure('TLE', '', { time: 1000 });
const RE = failure('RE', 'IndexError');

function problem(fields: Partial<ProblemRow>, groups: (number | undefined)[]): ProblemRow {
	const cases = groups.map((group, index) => ({ in: String(index), out: AC, ...(group === undefined ? {} : { group }) }));
	const text = { title: '', description: '', input: '', output: '', pitfall: '', tags: [], createdAt: '' };
	return { id: 'P1', level: '普及', ...text, ...fields, cases };
}

/** Scripted runners also take the compile result from the script; here every program compiles. */
const judgedRuns = (of: ProblemRow, end: string | RunResult) =>
	judge({
		problem: of,
		program: { language: 'C', code: '' },
		runner: { ...createScriptedRunner(() => end), compile: async () => null },
	});

const judged = (of: ProblemRow, ends: readonly (string | RunResult)[]) =>
	judge({
		problem: of,
		program: { language: 'C', code: '' },
		runner: createScriptedRunner((_program, input) => ends[Number(input)] ?? ''),
	});

describe('comparing output', () => {
	it.each([
		['the same', 'a b\n', 'a b\n', 0, 0],
		['no line end at the end', 'a b', 'a b\n', 0, -3],
		['blanks at the end of a line', 'a \nb\n', 'a\nb\n', 0, -3],
		['empty lines at the end', 'a\n\n\n', 'a\n', 0, -3],
		['line ends of another system', 'a\r\nb\r\n', 'a\nb\n', 0, -3],
		['a blank too many inside', 'a  b\n', 'a b\n', -1, -1],
		['a blank too many in front', ' a\n', 'a\n', -1, -1],
		['an empty line too many inside', 'a\n\nb\n', 'a\nb\n', -1, -1],
		['nothing', '', 'a\n', -1, -1],
	])('%s', (_what, output, expected, lenient, exact) => {
		expect([compare(output, expected, false), compare(output, expected, true)]).toEqual([lenient, exact]);
	});
});

describe('without points', () => {
	it.each([
		['all right', [AC, AC, AC], 0],
		['the first failure counts', [AC, TLE, WA], 1],
		['whichever it is', [AC, WA, RE], -1],
	])('%s', async (_what, ends, status) => {
		const result = await judged(problem({ level: '入门' }, [undefined, undefined, undefined]), ends);
		expect(result).toMatchObject({ status, score: null });
		expect(result.cases.map(({ score }) => score)).toEqual([null, null, null]);
	});

	it('cases after a failure are skipped if the problem says so', async () => {
		const result = await judged(problem({ level: '入门', caseMode: 'ergodic_without_error' }, [undefined, undefined, undefined]), [
			AC,
			RE,
			AC,
		]);
		expect(result.status).toBe(3);
		expect(result.cases.map(({ status }) => status)).toEqual([0, 3, -4]);
	});
});

describe('with points', () => {
	it.each([
		['all right', [AC, AC, AC], 0, 100],
		['a part of them', [AC, WA, AC], 8, 67],
		['none', [TLE, WA, WA], 1, 0],
	])('%s', async (_what, ends, status, score) => {
		expect(await judged(problem({}, [undefined, undefined, undefined]), ends)).toMatchObject({ status, score });
	});

	it.each([
		['the worst of each group', 'subtask_lowest', [AC, AC, AC, WA], 8, 50, [50, 0], [0, -1]],
		['the average of each group', 'subtask_average', [AC, AC, AC, WA], 8, 75, [50, 25], [0, 8]],
		['all groups', 'subtask_lowest', [AC, AC, AC, AC], 0, 100, [50, 50], [0, 0]],
		['no group', 'subtask_lowest', [RE, WA, WA, AC], 8, 0, [0, 0], [3, -1]],
	] as const)('%s', async (_what, caseMode, ends, status, score, scores, statuses) => {
		const grouped = problem({ caseMode }, [1, 1, 2, 2]);
		const result = await judged(grouped, ends);
		expect(result).toMatchObject({ status, score });
		const subtasks = subtasksOf(grouped, result.cases);
		expect([subtasks.map((each) => each.score), subtasks.map((each) => each.status)]).toEqual([scores, statuses]);
		expect(subtasks.every(({ memory }) => (memory === null) === (caseMode === 'subtask_average'))).toBe(true);
	});
});

describe('an end before the first case', () => {
	it.each([
		['of the compiler', failure('CE', 'main.c:1:1'), { status: -2, errorMessage: 'main.c:1:1', score: 0, cases: [] }],
		['of the machine', failure('SE', 'no such language'), { status: 4, errorMessage: 'no such language', score: 0, cases: [] }],
	])('%s', async (_what, end, expected) => {
		expect(await judged(problem({}, [undefined]), [end])).toMatchObject(expected);
	});
});

it.each([
	['C', 1000, 65_536],
	['C++ 17 With O2', 1000, 65_536],
	['Python3', 2000, 131_072],
	['C#', 2000, 131_072],
])('the limits of %s', (language, timeMs, memoryKb) => {
	expect(limitsFor(language)).toMatchObject({ timeMs, memoryKb });
});

describe('the usage of a submission has too few steps to tell a letter of an input', () => {
	const limits = { timeMs: 2000, memoryKb: 131_072 };
	const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((_, index) => index + 1);

	it.each([
		['each letter a megabyte', letters.map((n) => ({ time: 1, memory: n * 1024 }))],
		['each letter a kilobyte', letters.map((n) => ({ time: 1, memory: n }))],
		['each letter ten milliseconds', letters.map((n) => ({ time: n * 10, memory: 64 }))],
	])('%s', (_what, uses) => {
		const shown = uses.map((use) => coarseUse(use, limits));
		expect(new Set(shown.map((use) => JSON.stringify(use))).size).toBeLessThan(letters.length / 2);
		for (const { memory } of shown) expect((memory ?? 0) % 1024).toBe(0);
	});

	it.each([
		[
			{ time: 0, memory: 0 },
			{ time: 0, memory: 0 },
		],
		[
			{ time: 4, memory: 1100 },
			{ time: 5, memory: 2048 },
		],
		[
			{ time: 304, memory: 53_184 },
			{ time: 500, memory: 81_920 },
		],
		[
			{ time: 2000, memory: 131_072 },
			{ time: 2000, memory: 131_072 },
		],
		[
			{ time: null, memory: null },
			{ time: null, memory: null },
		],
	])('%j is shown as %j', (use, shown) => expect(coarseUse(use, limits)).toEqual(shown));
});

describe('the note of a failed case', () => {
	const HIDDEN = '程序运行时出错。这组数据不公开，所以不显示出错的内容。';
	const secret = { stdout: 'secret' };

	it.each([
		['an exception of Python', failure('RE', 'IndexError: secret', secret), 'IndexError: secret', HIDDEN],
		['an exit code', failure('RE', 'Exit Code 42', secret), 'Exit Code 42', HIDDEN],
		['what C writes to stderr', failure('RE', 'secret\nExit Code 1', secret), 'secret\nExit Code 1', HIDDEN],
		['what JavaScript throws', failure('RE', 'Uncaught secret', secret), 'Uncaught secret', HIDDEN],
		['a compile error out of a run', failure('CE', 'secret', secret), 'secret', HIDDEN],
		['a time limit', failure('TLE', 'secret', secret), '运行时间超过限制', '运行时间超过限制'],
		['a memory limit', failure('MLE', 'secret', secret), '占用内存超过限制', '占用内存超过限制'],
		['an output limit', failure('OLE', 'secret', secret), '输出超过限制（Output Limit Exceeded）', '输出超过限制（Output Limit Exceeded）'],
		['a wrong output', WA, null, null],
		['a right output', AC, null, null],
	])('%s shows its stderr only in a sample case', async (_what, end, inSample, inHidden) => {
		const both = problem({}, [undefined, undefined]);
		const [first, second] = both.cases;
		if (!first || !second) throw new Error('The problem has two cases.');
		const result = await judgedRuns({ ...both, cases: [{ ...first, sample: true }, second] }, end);
		expect(result.cases.map(({ userOutput }) => userOutput)).toEqual([inSample, inHidden]);
	});

	it('keeps the end of a long stderr', async () => {
		const one = problem({}, [undefined]);
		const sample = { ...one, cases: one.cases.map((each) => ({ ...each, sample: true })) };
		const [first] = (await judgedRuns(sample, failure('RE', `${'x'.repeat(2000)}the last line`))).cases;
		expect(first?.userOutput).toBe(`${'x'.repeat(987)}the last line`);
	});

	it('a system error forged by a program shows a fixed message and no cases', async () => {
		expect(await judgedRuns(problem({}, [undefined]), failure('SE', 'secret', secret))).toMatchObject({
			status: 4,
			errorMessage: '判题环境出了故障，这次没有判完，请重新提交。',
			cases: [],
		});
	});
});
