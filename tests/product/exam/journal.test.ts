import { describe, expect, it } from 'vitest';
import type { AnswerInput, AnswerRow } from '#app/exam/api-types.ts';
import {
	allAnswers,
	DEVICES,
	edit,
	emptyJournal,
	entryOf,
	giveUp,
	isAnswered,
	type Journal,
	parseJournal,
	reconcile,
	see,
	settle,
	spend,
	unsent,
} from '#app/exam/attempt/journal.ts';
import { furthestOf, mergeAnswers, partitionAnswers } from '#app/exam/back-end/paper-submit.ts';
import type { PaperRow, SavedAnswer } from '#app/exam/back-end/rows.ts';

const HERE = 3;
const THERE = 9;
const row = (questionId: string, value: string[], rev: number, change: Partial<AnswerRow> = {}): AnswerRow => ({
	questionId,
	value,
	flagged: false,
	rev,
	savedAt: '2026-09-01T08:00:00+08:00',
	seconds: 0,
	...change,
});
const typed = (journal: Journal, questionId: string, ...value: string[]): Journal => edit(journal, questionId, { value }, HERE);
const start = emptyJournal('a1');

describe('a change', () => {
	it('gets a revision above every other, with the number of the device in its low digits', () => {
		const journal = typed(reconcile(start, [row('q1', ['A'], 7 * DEVICES + THERE)], HERE), 'q2', 'B');
		expect(entryOf(journal, 'q2').rev).toBe(8 * DEVICES + HERE);
		expect(unsent(journal)).toEqual([{ questionId: 'q2', value: ['B'], flagged: false, rev: 8 * DEVICES + HERE, seconds: 0 }]);
	});

	it('is unsent until the server has exactly this revision', () => {
		const first = typed(start, 'q1', 'A');
		const sent = unsent(first).map((input) => row(input.questionId, input.value, input.rev ?? 0));
		expect(unsent(reconcile(first, sent, HERE))).toEqual([]);
		const second = typed(first, 'q1', 'B');
		expect(unsent(reconcile(second, sent, HERE)).map(({ value }) => value)).toEqual([['B']]);
	});

	it('keeps the flag when the answer changes, and the answer when the flag does', () => {
		const journal = edit(typed(start, 'q1', 'A'), 'q1', { flagged: true }, HERE);
		expect(entryOf(typed(journal, 'q1', 'B'), 'q1')).toMatchObject({ value: ['B'], flagged: true });
	});

	it.each([
		[['A'], true],
		[['', 'x'], true],
		[['', ' '], false],
		[[], false],
	])('%j counts as answered: %s', (value, expected) => expect(isAnswered({ value })).toBe(expected));
});

describe('an answer of another device', () => {
	const mine = typed(start, 'q1', 'A');

	it('is taken over where nothing is unsent', () => {
		expect(entryOf(reconcile(start, [row('q1', ['C'], 5 * DEVICES + THERE)], HERE), 'q1').value).toEqual(['C']);
	});

	it.each([
		['newer', 9 * DEVICES + THERE],
		['older, but not seen before', THERE],
	])('is shown beside an unsent one: %s', (_case, rev) => {
		const journal = reconcile(mine, [row('q1', ['C'], rev)], HERE);
		expect(entryOf(journal, 'q1').value).toEqual(['C']);
		expect(journal.conflicts.q1?.mine.value).toEqual(['A']);
		expect(unsent(journal)).toEqual([]);
		expect(unsent(settle(journal, 'q1', 'mine', HERE)).map(({ value }) => value)).toEqual([['A']]);
		expect(entryOf(settle(journal, 'q1', 'theirs', HERE), 'q1').value).toEqual(['C']);
	});

	it('with the same content is no conflict', () => {
		const journal = reconcile(mine, [row('q1', ['A'], 9 * DEVICES + THERE)], HERE);
		expect(journal.conflicts).toEqual({});
		expect(unsent(journal)).toEqual([]);
	});

	it('that the student has seen is overwritten by the next change', () => {
		const seen = reconcile(start, [row('q1', ['C'], 5 * DEVICES + THERE)], HERE);
		const journal = reconcile(typed(seen, 'q1', 'D'), [row('q1', ['C'], 5 * DEVICES + THERE)], HERE);
		expect(journal.conflicts).toEqual({});
		expect(unsent(journal).map(({ value }) => value)).toEqual([['D']]);
	});
});

describe('an answer that the server has rejected', () => {
	const mine = typed(typed(start, 'q1', 'A'), 'q2', 'B');

	it("is replaced by the server's, the others stay unsent", () => {
		const rows = [row('q1', ['C'], 5 * DEVICES + THERE)];
		const journal = reconcile(giveUp(mine, ['q1'], rows), rows, HERE);
		expect([entryOf(journal, 'q1').value, journal.conflicts, unsent(journal).map(({ questionId }) => questionId)]).toEqual([
			['C'],
			{},
			['q2'],
		]);
	});

	it('is empty again if the server has none, also after a conflict', () => {
		const both = reconcile(mine, [row('q1', ['C'], THERE)], HERE);
		const journal = giveUp(both, ['q1'], []);
		expect([isAnswered(entryOf(journal, 'q1')), journal.conflicts, unsent(journal).length]).toEqual([false, {}, 1]);
	});
});

it('time is counted for answered questions, and sent with all answers', () => {
	const journal = spend(spend(typed(start, 'q1', 'A'), 'q1', 2.4), 'q2', 5);
	expect(allAnswers(journal).map(({ questionId, seconds }) => [questionId, seconds])).toEqual([['q1', 2]]);
});

it.each([null, 'x', {}, { attemptId: 'other', entries: {}, conflicts: {} }, { attemptId: 'a1', entries: null, conflicts: {} }])(
	'%j is no journal of the attempt',
	(stored) => expect(parseJournal(stored, 'a1')).toBeNull(),
);

/** Mulberry32. */
function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const RUNS = 10_000;
const STEPS = 24;
const FORWARD = {
	nav: 'sequential',
	questionCount: 4,
	shuffle: { questions: false },
	sections: [{ items: ['q0', 'q1', 'q2', 'q3'].map((questionId) => ({ questionId, score: 1 })) }],
} as unknown as PaperRow;

interface Sent {
	answers: AnswerInput[];
	furthest: number;
}

/**
 * One device against the mock server's own merge: edits, writes of the journal, crashes between any two steps, and sends that are lost,
 * doubled, delayed and answered in any order. `forward`: the paper goes forward only, and the student edits the furthest question.
 */
function run(
	seed: number,
	forward = false,
): {
	rejected: number;
	server: Record<string, readonly string[]>;
	device: Record<string, readonly string[]>;
	conflicts: number;
} {
	const random = randomOf(seed);
	const pick = (count: number): number => Math.floor(random() * count);
	let server: AnswerRow[] = [];
	let stored: Journal = emptyJournal('a1');
	let journal: Journal = stored;
	let furthest = 0;
	let rejected = 0;
	const onTheWay: Sent[] = [];
	const answers: AnswerRow[][] = [];
	const message = (): Sent => ({ answers: unsent(journal), furthest: journal.furthest });
	const deliver = (sent: Sent): void => {
		const paper = forward ? FORWARD : { ...FORWARD, nav: 'free' as const };
		const sorted = partitionAnswers(paper, { id: 'a1', answers: server as SavedAnswer[], furthest }, sent.answers);
		rejected += sorted.rejected.length;
		server = mergeAnswers(server as SavedAnswer[], sorted.accepted, '') as AnswerRow[];
		furthest = furthestOf(FORWARD, { id: 'a1', answers: server as SavedAnswer[] }, furthest, sent.furthest);
		answers.push(server);
	};
	const moves = [
		() => {
			const no = forward ? Math.max(0, journal.furthest - 1) : pick(4);
			journal = typed(journal, `q${no}`, String(pick(1000)));
		},
		() => {
			stored = journal;
		},
		() => {
			// The journal is stored before anything is sent.
			stored = journal;
			onTheWay.push(message());
		},
		() => {
			const [sent] = onTheWay.splice(pick(onTheWay.length), 1);
			if (sent) deliver(sent);
		},
		() => {
			const sent = onTheWay[pick(onTheWay.length)];
			if (sent) deliver(sent);
		},
		() => void onTheWay.splice(pick(onTheWay.length), 1),
		() => {
			const [rows] = answers.splice(pick(answers.length), 1);
			if (rows) journal = reconcile(journal, rows, HERE);
		},
		() => {
			// A crash: what was not stored is gone, and the page opens again.
			answers.length = 0;
			journal = reconcile(stored, server, HERE);
			if (forward) journal = see(journal, furthest);
		},
		() => {
			if (forward) journal = see(journal, Math.min(4, journal.furthest + 1));
		},
	];
	for (let step = 0; step < STEPS; step += 1) moves[pick(moves.length)]?.();
	stored = journal;
	for (const sent of [...onTheWay.toReversed(), message()]) deliver(sent);
	journal = reconcile(journal, server, HERE);
	const values = Object.entries(journal.entries).map(([id, { value }]) => [id, value]);
	return {
		server: Object.fromEntries(server.map(({ questionId, value }) => [questionId, value])),
		device: Object.fromEntries(values),
		conflicts: Object.keys(journal.conflicts).length,
		rejected,
	};
}

it.each([
	['in any order', false],
	['forward only', true],
])(`${RUNS} seeded runs %s, with crashes, lost, doubled and reordered calls, end with the same answers on both sides`, (_case, forward) => {
	for (let seed = 0; seed < RUNS; seed += 1) {
		const { server, device, conflicts, rejected } = run(seed, forward);
		expect({ seed, server, conflicts, rejected }).toEqual({ seed, server: device, conflicts: 0, rejected: 0 });
	}
});
