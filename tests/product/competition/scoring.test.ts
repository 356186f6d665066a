import { describe, expect, it } from 'vitest';
import type { CellRow, Result } from '#app/competition/back-end/rows.ts';
import { cellAfter, orderOf, ranksOf, resultOf, shownRow, thawedCell, thawedResult } from '#app/competition/back-end/rules/scoring.ts';

const cell = (taskId: string, tries: number, minutes: number | null, score = minutes === null ? 0 : 1): CellRow => ({
	taskId,
	tries,
	minutes,
	score,
	solved: minutes !== null,
});

describe('ICPC', () => {
	it.each([
		['nothing solved costs nothing', [cell('a', 5, null)], 0, 0],
		['minutes of the accepted attempt', [cell('a', 1, 17)], 1, 17],
		['20 minutes for each wrong attempt before', [cell('a', 3, 17)], 1, 57],
		['a task that is not solved costs nothing', [cell('a', 2, 30), cell('b', 9, null)], 1, 50],
		['solved in the first minute', [cell('a', 1, 0), cell('b', 1, 0)], 2, 0],
	])('%s', (_case, cells, score, penalty) => {
		expect(resultOf('icpc', cells)).toMatchObject({ score, penalty });
	});

	it('ranks by solved tasks, then by penalty', () => {
		const order = orderOf('icpc');
		const rows: Result[] = [
			{ score: 2, penalty: 90, cells: [] },
			{ score: 3, penalty: 300, cells: [] },
			{ score: 2, penalty: 40, cells: [] },
		];
		expect([...rows].sort(order).map(({ penalty }) => penalty)).toEqual([300, 40, 90]);
	});
});

it.each([
	['score', [{ score: 60 }, { score: 85 }], [85, 60]],
	[
		'ioi',
		[
			{ score: 60, penalty: 1 },
			{ score: 60, penalty: 0 },
		],
		[60, 60],
	],
] as const)('%s: more points are better', (rule, rows, scores) => {
	expect([...rows].sort((one, other) => orderOf(rule)({ ...one, cells: [] }, { ...other, cells: [] })).map((row) => row.score)).toEqual(
		scores,
	);
});

it('best time: less is better, and no time is last', () => {
	const rows = [{ bestMs: undefined }, { bestMs: 21_430 }, { bestMs: 18_990 }].map((row) => ({
		score: 0,
		cells: [],
		bestMs: row.bestMs ?? Infinity,
	}));
	expect(rows.sort(orderOf('bestTime')).map(({ bestMs }) => bestMs)).toEqual([18_990, 21_430, Infinity]);
});

describe('the simulated time of robots', () => {
	const timed = (score: number, ms?: number): CellRow => ({ ...cell('a', 1, score === 100 ? 9 : null, score), ...(ms && { ms }) });

	it('ranks equal points, and no time is as good as another', () => {
		const rows = [[timed(100)], [timed(100, 9000), timed(50, 80)], [timed(100, 7000), timed(50, 3000)], [timed(100)]];
		const results = rows.map((cells) => resultOf('bestTime', cells)).sort(orderOf('bestTime'));
		expect(results.map(({ score, bestMs }) => [score, bestMs])).toEqual([
			[150, 9080],
			[150, 10_000],
			[100, undefined],
			[100, undefined],
		]);
		expect(
			ranksOf(
				results.map((row) => ({ ...row, starred: false })),
				orderOf('bestTime'),
			),
		).toEqual([1, 2, 3, 3]);
	});

	it.each([
		['a faster run of a solved task', timed(100, 9000), [100, 7000], [100, 7000]],
		['a slower one', timed(100, 9000), [100, 9500], [100, 9000]],
		['a run that earns less, however fast', timed(100, 9000), [50, 10], [100, 9000]],
		['a run that earns more, however slow', timed(50, 10), [100, 9000], [100, 9000]],
		['a run that earns nothing', timed(0), [0, 40], [0, undefined]],
	] as const)('of %s', (_case, before, [score, ms], [best, time]) => {
		const attempt = { solved: score === 100, score, ms, minutes: 30 };
		expect(cellAfter(before, attempt, false)).toMatchObject({ tries: 2, score: best, solved: best === 100 });
		expect(cellAfter(before, attempt, false).ms).toBe(time);
		const frozen = cellAfter(before, attempt, true);
		expect([frozen.score, frozen.ms]).toEqual([before.score, before.ms]);
		expect(thawedCell(frozen)).toMatchObject({ tries: 2, score: best, solved: best === 100 });
		expect(thawedCell(frozen).ms).toBe(time);
	});
});

describe('ranks', () => {
	const rank = (rows: readonly [score: number, starred?: boolean][]): (number | null)[] =>
		ranksOf(
			rows.map(([score, starred = false]) => ({ score, starred, cells: [] })),
			orderOf('score'),
		);

	it.each([
		['no ties', [[9], [8], [7]], [1, 2, 3]],
		['a tie of two', [[9], [8], [8], [7]], [1, 2, 2, 4]],
		['a tie of the first', [[9], [9], [9], [1]], [1, 1, 1, 4]],
		['starred rows have none and move nobody', [[9, true], [8], [8, true], [8], [7]], [null, 1, null, 1, 3]],
		['nobody', [], []],
	] as [string, [number, boolean?][], (number | null)[]][])('%s', (_case, rows, ranks) => {
		expect(rank(rows)).toEqual(ranks);
	});
});

describe('attempts of other members at a task that the team has solved', () => {
	const solved = cell('a', 2, 17);
	const late = { ...cell('a', 1, null), late: { tries: 1, minutes: 241, score: 1, solved: true } };

	it.each([
		['a wrong one', solved, false, false],
		['a right one', solved, true, false],
		['a wrong one after the freeze', solved, false, true],
		['a right one after the freeze', solved, true, true],
		['a wrong one at a task solved after the freeze', late, false, true],
	] as const)('%s changes nothing', (_case, before, isRight, frozen) => {
		const attempt = { solved: isRight, score: isRight ? 1 : 0, minutes: 250 };
		expect(cellAfter(before, attempt, frozen)).toEqual(before);
	});
});

describe('the freeze', () => {
	const wrong = { solved: false, score: 0, minutes: 230 };
	const right = { solved: true, score: 1, minutes: 250 };
	const before = cell('a', 2, null);

	it('keeps the public cell as it was and counts the attempts', () => {
		const after = cellAfter(cellAfter(before, wrong, true), right, true);
		expect(after).toEqual({ ...before, late: { tries: 2, solved: true, score: 1, minutes: 250 } });
		expect(shownRow('icpc', { score: 0, penalty: 0, cells: [after] }, true)).toMatchObject({ score: 0, penalty: 0 });
	});

	it('counts all wrong attempts, before and after it, when it ends', () => {
		const after = cellAfter(cellAfter(before, wrong, true), right, true);
		expect(thawedCell(after)).toEqual({ taskId: 'a', tries: 4, solved: true, score: 1, minutes: 250 });
		expect(thawedResult('icpc', { score: 0, penalty: 0, cells: [after] })).toMatchObject({ score: 1, penalty: 250 + 3 * 20 });
	});

	it('changes nothing for a row without attempts after it', () => {
		const row = { score: 1, penalty: 37, cells: [cell('a', 2, 17)] };
		expect(shownRow('icpc', row, false)).toEqual(row);
	});

	it('reveals a result without cells', () => {
		const row = { score: 0, steps: 123, cells: [], hidden: { score: 0, steps: 118 } };
		expect(shownRow('steps', row, true).steps).toBe(123);
		expect(shownRow('steps', row, false).steps).toBe(118);
	});

	it('does not make a worse attempt count', () => {
		const best = { ...cell('a', 1, null), score: 80 };
		expect(cellAfter(best, { solved: false, score: 30, minutes: 9 }, false)).toMatchObject({ tries: 2, score: 80, solved: false });
	});
});
