// @vitest-environment node
import { expect, test } from 'vitest';
import { canonical, nodesOf, type ServedRecord } from '#src/routing/served/list-nodes.ts';
import { type MergeConflict, mergeLists, type Side } from '#src/routing/served/merge-lists.ts';
import { createListEditor, editRandomly, randomList } from '#tests/support/list-edits.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';

const page = (name: string, title = name): ServedRecord => ({ path: `/${name}`, name, component: 'home', meta: { title } });
const group = (name: string, ...children: ServedRecord[]): ServedRecord => ({ path: `/${name}`, name, meta: { title: name }, children });

const BASE = [group('g', page('a'), page('b')), group('h', page('c')), page('d')];

function merged(mine: readonly ServedRecord[], theirs: readonly ServedRecord[], choices?: Record<string, Side>): unknown {
	const result = mergeLists(BASE, mine, theirs, choices);
	return result.ok ? result.list : result.conflicts.map(({ id }) => id);
}

test('edits of different records are both taken', () => {
	const mine = [group('g', page('a', '甲'), page('b')), group('h', page('c')), page('d')];
	const theirs = [group('g', page('a')), group('h', page('b'), page('c')), page('d'), page('new')];
	expect(merged(mine, theirs)).toEqual([group('g', page('a', '甲')), group('h', page('b'), page('c')), page('d'), page('new')]);
});

test('the side that rearranged siblings decides their order, and what the other added follows its neighbour', () => {
	const mine = [page('d'), group('h', page('c')), group('g', page('a'), page('b'))];
	const theirs = [group('g', page('a'), page('b')), group('h', page('c')), page('new'), page('d')];
	expect(merged(mine, theirs)).toEqual([page('d'), group('h', page('c')), page('new'), group('g', page('a'), page('b'))]);
});

test('both changed one record: a conflict with both sides, which a choice settles', () => {
	const mine = [group('g', page('a', '甲'), page('b')), group('h', page('c')), page('d', '丁')];
	const theirs = [group('g', page('a', 'A'), page('b')), group('h', page('c')), page('d')];
	const result = mergeLists(BASE, mine, theirs);
	const side = (title: string): object => ({ record: page('a', title), group: 'g' });
	expect(result).toEqual({
		ok: false,
		conflicts: [{ id: 'changed a', kind: 'changed', label: 'a', base: side('a'), mine: side('甲'), theirs: side('A') }],
	});
	expect(merged(mine, theirs, { 'changed a': 'mine' })).toEqual(mine);
	expect(merged(mine, theirs, { 'changed a': 'theirs' })).toEqual([...theirs.slice(0, 2), page('d', '丁')]);
});

test('one removed a group, the other changed what lies in it: the group is the conflict', () => {
	const mine = [group('h', page('c')), page('d')];
	const theirs = [group('g', page('a', 'A'), page('b'), page('new')), group('h', page('c')), page('d')];
	const result = mergeLists(BASE, mine, theirs);
	expect(result).toMatchObject({
		conflicts: [{ id: 'removed g', kind: 'removed', mine: { record: null }, theirs: { record: theirs[0] }, base: { record: BASE[0] } }],
	});
	expect(merged(mine, theirs, { 'removed g': 'mine' })).toEqual(mine);
	expect(merged(mine, theirs, { 'removed g': 'theirs' })).toEqual(theirs);
});

test('each moved one group into the other: a circle', () => {
	const mine = [group('h', page('c'), BASE[0] ?? {}), page('d')];
	const theirs = [group('g', page('a'), page('b'), BASE[1] ?? {}), page('d')];
	expect(merged(mine, theirs)).toEqual(['circle g']);
	expect(merged(mine, theirs, { 'circle g': 'mine' })).toEqual(mine);
	expect(merged(mine, theirs, { 'circle g': 'theirs' })).toEqual(theirs);
});

test('both rearranged the same siblings: a conflict of order', () => {
	const [g, h, d] = BASE as [ServedRecord, ServedRecord, ServedRecord];
	expect(mergeLists(BASE, [h, g, d], [g, d, h])).toMatchObject({
		conflicts: [{ id: 'order ', kind: 'order', mine: { siblings: ['h', 'g', 'd'] }, theirs: { siblings: ['g', 'd', 'h'] } }],
	});
	expect(merged([h, g, d], [g, d, h], { 'order ': 'theirs' })).toEqual([g, d, h]);
	expect(merged([h, g, d], [h, g, d])).toEqual([h, g, d]);
});

/** Each node with its content and parent, whatever the order of siblings. */
function contentsOf(list: readonly ServedRecord[]): Record<string, string> {
	const { nodes } = nodesOf(list);
	return Object.fromEntries([...nodes].map(([key, { content, parent }]) => [key, `${parent} ${content}`]).sort());
}

test('2,000 random pairs of edits: as a model says, and every conflict can be settled by either side', () => {
	const numbers = seededNumbers(16);
	let [merges, conflicted] = [0, 0];
	for (let run = 0; run < 2000; run += 1) {
		const base = randomList(numbers);
		const [mine, theirs] = [createListEditor(base), createListEditor(base)];
		editRandomly(mine, numbers, 'm');
		editRandomly(theirs, numbers, 't');
		const [m, t] = [mine.list(), theirs.list()];
		expect(mergeLists(base, m, base)).toEqual({ ok: true, list: m });
		expect(mergeLists(base, base, t)).toEqual({ ok: true, list: t });
		expect(mergeLists(base, m, m)).toEqual({ ok: true, list: m });
		const result = mergeLists(base, m, t);
		const mirrored = mergeLists(base, t, m);
		expect(mirrored.ok).toBe(result.ok);
		const apart = [...mine.touched].every((name) => !theirs.touched.has(name));
		if (apart) {
			// The model: both edits one after the other. They touch different records, so their sequence does not matter.
			const both = createListEditor(base);
			both.replay(mine.edits);
			both.replay(theirs.edits);
			expect(result.ok).toBe(true);
			if (result.ok && mirrored.ok) {
				expect(contentsOf(result.list)).toEqual(contentsOf(both.list()));
				expect(contentsOf(mirrored.list)).toEqual(contentsOf(result.list));
			}
			merges += 1;
		} else if (!result.ok) {
			conflicted += 1;
			for (const side of ['mine', 'theirs'] as const) expectSettled(base, m, t, side);
		}
	}
	// The seeds reach both outcomes often.
	expect(Math.min(merges, conflicted)).toBeGreaterThan(300);
});

function expectSettled(base: readonly ServedRecord[], mine: readonly ServedRecord[], theirs: readonly ServedRecord[], side: Side): void {
	const choices: Record<string, Side> = {};
	let left: readonly MergeConflict[] = [];
	for (let round = 0; round < 50; round += 1) {
		const result = mergeLists(base, mine, theirs, choices);
		if (result.ok) {
			const names = [...nodesOf(result.list).nodes.keys()];
			const known = new Set([base, mine, theirs].flatMap((list) => [...nodesOf(list).nodes.keys()]));
			expect(names.filter((name) => !known.has(name))).toEqual([]);
			return;
		}
		left = result.conflicts;
		for (const { id } of left) {
			expect(Object.hasOwn(choices, id)).toBe(false);
			choices[id] = side;
		}
	}
	throw new Error(`Conflicts are never settled: ${canonical(left)}`);
}
