import { expect, it } from 'vitest';
import type { RankPage } from '#app/competition/play-types.ts';
import { boardAt, replaySteps } from '#app/competition/replay-board.ts';

type Row = RankPage['records'][number];

const tasks = ['a', 'b'].map((id) => ({ id, no: id.toUpperCase(), title: id, score: 1 }));

function row(id: string, minutes: readonly (number | null)[], tries: readonly number[] = [], more: Partial<Row> = {}): Row {
	const cells = minutes.map((minute, index) => ({
		taskId: tasks[index]?.id ?? '',
		score: minute === null ? 0 : 1,
		tries: tries[index] ?? 1,
		minutes: minute,
		solved: minute !== null,
		first: false,
	}));
	const texts = { teamId: id, teamNo: id, teamName: `${id}队`, school: '', group: '' };
	return { ...texts, id, rank: null, delta: 0, members: [], score: 0, cells, starred: false, mine: false, ...more };
}

const records = [row('x', [10, 90]), row('y', [20, 40], [3, 1]), row('z', [null, 30]), row('s', [1, 2], [], { starred: true })];

it.each([
	['before anything is solved', 5, []],
	['the first accepted attempt', 10, ['1 x 1 10']],
	['wrong attempts before it cost 20 minutes each', 20, ['1 x 1 10', '2 y 1 60']],
	['more tasks beat less penalty', 40, ['1 y 2 100', '2 x 1 10', '3 z 1 30']],
	['equal results share a rank', 90, ['1 x 2 100', '1 y 2 100', '3 z 1 30']],
])('the board: %s', (_case, minute, rows) => {
	expect(boardAt(records, minute).map(({ rank, id, solved, penalty }) => `${rank} ${id} ${solved} ${penalty}`)).toEqual(rows);
});

it('tells the steps in order of time with the ranks before and after', () => {
	const steps = replaySteps({ records, tasks }, 3);
	expect(steps.map(({ minute, id, task, from, to }) => `${minute} ${id} ${task} ${from ?? '—'} ${to}`)).toEqual([
		'10 x A — 1',
		'20 y A — 2',
		'30 z B — 2',
		'40 y B 3 1',
		'90 x B 2 1',
	]);
});

it('leaves out steps below the first ranks, except those of the user', () => {
	const ids = (rows: Row[]): string[] => replaySteps({ records: rows, tasks }, 1).map(({ id, minute }) => `${id} ${minute}`);
	expect(ids(records)).toEqual(['x 10', 'y 40', 'x 90']);
	expect(ids(records.map((each) => ({ ...each, mine: each.id === 'z' })))).toEqual(['x 10', 'z 30', 'y 40', 'x 90']);
});
