// @vitest-environment node
import { expect, test } from 'vitest';
import { changesBetween } from '#src/routing/served/list-changes.ts';
import type { ServedRecord } from '#src/routing/served/list-nodes.ts';
import { createListEditor, editRandomly, randomList } from '#tests/support/list-edits.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';

const page = (name: string, meta: object = {}): ServedRecord => ({
	path: `/${name}`,
	name,
	component: 'home',
	meta: { title: name, ...meta },
});
const group = (name: string, ...children: ServedRecord[]): ServedRecord => ({ path: `/${name}`, name, meta: { title: name }, children });

const BASE = [group('g', page('a'), page('b')), group('h', page('c')), page('d')];

test('names every kind of change, with values before and after', () => {
	const next = [
		group('h', page('c', { hidden: true, guard: 'admin' }), page('b')),
		{
			...group('g', { ...page('a', { title: '甲', icon: 'book', badge: '新' }), path: '/first', component: 'search' }),
			redirect: '/first',
		},
		page('new'),
	];
	expect(changesBetween(BASE, next)).toEqual([
		{ kind: 'reordered', name: 'h', label: 'h', groups: [], from: 1, to: 0 },
		{ kind: 'hidden', name: 'c', label: 'c', groups: ['h'], field: 'hidden', from: undefined, to: true },
		{ kind: 'guard', name: 'c', label: 'c', groups: ['h'], field: 'guard', from: undefined, to: 'admin' },
		{ kind: 'regrouped', name: 'b', label: 'b', groups: ['h'], from: 'g', to: 'h' },
		{ kind: 'redirect', name: 'g', label: 'g', groups: [], field: 'redirect', from: undefined, to: '/first' },
		{ kind: 'address', name: 'a', label: '甲', groups: ['g'], field: 'path', from: '/a', to: '/first' },
		{ kind: 'page', name: 'a', label: '甲', groups: ['g'], field: 'component', from: 'home', to: 'search' },
		{ kind: 'renamed', name: 'a', label: '甲', groups: ['g'], field: 'title', from: 'a', to: '甲' },
		{ kind: 'icon', name: 'a', label: '甲', groups: ['g'], field: 'icon', from: undefined, to: 'book' },
		{ kind: 'field', name: 'a', label: '甲', groups: ['g'], field: 'badge', from: undefined, to: '新' },
		{ kind: 'added', name: 'new', label: 'new', groups: [] },
		{ kind: 'removed', name: 'd', label: 'd', groups: [] },
	]);
	expect(changesBetween(next, BASE)).toContainEqual({
		kind: 'shown',
		name: 'c',
		label: 'c',
		groups: ['h'],
		field: 'hidden',
		from: true,
		to: undefined,
	});
});

test('one record moved among many siblings is one change', () => {
	const pages = Array.from({ length: 20 }, (_, at) => page(`p${at}`));
	const [first, ...rest] = pages as [ServedRecord, ...ServedRecord[]];
	expect(changesBetween(pages, [...rest, first])).toEqual([{ kind: 'reordered', name: 'p0', label: 'p0', groups: [], from: 0, to: 19 }]);
});

test('the same list in another order of fields has no change', () => {
	const turned = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(turned);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value)
				.reverse()
				.map(([key, item]) => [key, turned(item)]),
		);
	};
	expect(changesBetween(BASE, turned(BASE) as ServedRecord[])).toEqual([]);
});

test('2,000 random edits: a record is named exactly if it was touched', () => {
	const next = seededNumbers(7);
	for (let run = 0; run < 2000; run += 1) {
		const base = randomList(next);
		const editor = createListEditor(base);
		editRandomly(editor, next, 'x');
		const list = editor.list();
		const changes = changesBetween(base, list);
		expect(changes.length > 0).toBe(JSON.stringify(list) !== JSON.stringify(base));
		const names = (kind: string): string[] =>
			changes
				.filter((change) => change.kind === kind)
				.map(({ name }) => name)
				.sort();
		const [before, after] = [createListEditor(base).names(), editor.names()];
		expect(names('added')).toEqual(after.filter((name) => !before.includes(name)).sort());
		expect(names('removed')).toEqual(before.filter((name) => !after.includes(name)).sort());
		for (const name of [...names('renamed'), ...names('regrouped')]) expect(editor.touched).toContain(name);
	}
});
