import { describe, expect, it } from 'vitest';
import { type Draft, indexOf, keyAtPath, placeOf, toDraft, toList } from '#src/tools/menu-studio/draft/draft-tree.ts';
import {
	addGroup,
	addLink,
	addPage,
	changeFields,
	changeMeta,
	copy,
	group,
	remove,
	setFlag,
	toggleHidden,
} from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { emptyHistory, type History, record, redo, STEP_LIMIT, undo } from '#src/tools/menu-studio/draft/history.ts';
import { moveDown, moveIn, moveOut, moveTo, moveToPosition, moveUp, type Outcome } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { hasFlag, kindOf, metaOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import { randomRouteList } from '#tests/support/random-route-lists.ts';
import { type NextNumber, seededNumbers } from '#tests/support/seeded-numbers.ts';
import { keyOf, outline, sampleDraft, sampleList } from './sample-menus.ts';

function done(outcome: Outcome): Outcome & { done: true } {
	if (!outcome.done) throw new Error(`Refused: ${outcome.reason}`);
	return outcome;
}

const reasonOf = (outcome: Outcome): string => (outcome.done ? 'done' : outcome.reason);

describe('a draft', () => {
	it('gives back the list that it was made from, with unknown fields and their order', () => {
		for (let seed = 0; seed < 500; seed += 1) {
			const list = randomRouteList(seed);
			if (!Array.isArray(list)) continue;
			expect(JSON.stringify(toList(toDraft(list)))).toBe(JSON.stringify(list));
		}
		expect(toList(sampleDraft())).toEqual(sampleList());
	});

	it('finds a node by its indexes, and knows the address that the router gives it', () => {
		const draft = sampleDraft();
		const key = keyAtPath(draft, [1, 1]);
		expect(key).toBe(keyOf(draft, '通知'));
		expect(placeOf(draft, key ?? '')).toMatchObject({ address: '/learn/notes', level: 2, index: 1 });
		expect(keyAtPath(draft, [9])).toBeNull();
	});
});

describe('a move', () => {
	const cases: readonly [what: string, move: (draft: Draft) => Outcome, outline: string, words: string][] = [
		[
			'before',
			(d) => moveTo(d, [keyOf(d, '视频中心')], { target: keyOf(d, '学习'), where: 'before' }),
			'首页(主页) 视频中心 学习(课程中心 通知) 帮助 *',
			'把“视频中心”移到“学习”前',
		],
		[
			'within',
			(d) => moveTo(d, [keyOf(d, '视频中心')], { target: keyOf(d, '学习'), where: 'within' }),
			'首页(主页) 学习(课程中心 通知 视频中心) 帮助 *',
			'把“视频中心”移到“学习”下',
		],
		[
			'after',
			(d) => moveTo(d, [keyOf(d, '课程中心')], { target: keyOf(d, '帮助'), where: 'after' }),
			'首页(主页) 学习(通知) 视频中心 帮助 课程中心 *',
			'把“课程中心”移到最外层',
		],
		[
			'several, beside one of them',
			(d) => moveTo(d, [keyOf(d, '帮助'), keyOf(d, '视频中心')], { target: keyOf(d, '视频中心'), where: 'before' }),
			'首页(主页) 学习(课程中心 通知) 视频中心 帮助 *',
			'',
		],
		[
			'a group with a node in it counts once',
			(d) => moveTo(d, [keyOf(d, '通知'), keyOf(d, '学习')], { target: keyOf(d, '首页'), where: 'before' }),
			'学习(课程中心 通知) 首页(主页) 视频中心 帮助 *',
			'把“学习”移到“首页”前',
		],
		['up', (d) => moveUp(d, [keyOf(d, '视频中心')]), '首页(主页) 视频中心 学习(课程中心 通知) 帮助 *', '把“视频中心”移到“学习”前'],
		['down', (d) => moveDown(d, [keyOf(d, '视频中心')]), '首页(主页) 学习(课程中心 通知) 帮助 视频中心 *', '把“视频中心”移到“帮助”后'],
		['in', (d) => moveIn(d, [keyOf(d, '视频中心')]), '首页(主页) 学习(课程中心 通知 视频中心) 帮助 *', '把“视频中心”移到“学习”下'],
		['out', (d) => moveOut(d, [keyOf(d, '课程中心')]), '首页(主页) 学习(通知) 课程中心 视频中心 帮助 *', '把“课程中心”移到最外层'],
		[
			'to a position',
			(d) => moveToPosition(d, keyOf(d, '帮助'), 1),
			'帮助 首页(主页) 学习(课程中心 通知) 视频中心 *',
			'把“帮助”移到“首页”前',
		],
	];
	it.each(cases)('goes %s', (what, move, expected, words) => {
		const before = sampleDraft();
		const outcome = move(before);
		if (what.startsWith('several')) return expect(reasonOf(outcome)).toBe('已经在这里了');
		expect(outline(done(outcome).draft)).toBe(expected);
		expect(done(outcome).words).toBe(words);
		expect(toList(before)).toEqual(sampleList());
	});

	it('keeps the address of a relative path, also of the pages below', () => {
		const draft = sampleDraft();
		const moved = done(moveTo(draft, [keyOf(draft, '主页')], { target: keyOf(draft, '学习'), where: 'within' })).draft;
		expect(placeOf(moved, keyOf(moved, '主页'))).toMatchObject({ address: '/index', node: { record: { path: '/index' } } });
		const back = done(moveOut(moved, [keyOf(moved, '通知')])).draft;
		expect(placeOf(back, keyOf(back, '通知'))?.address).toBe('/learn/notes');
	});

	const refusals: readonly [string, (draft: Draft) => Outcome, RegExp][] = [
		['into itself', (d) => moveTo(d, [keyOf(d, '学习')], { target: keyOf(d, '课程中心'), where: 'after' }), /自己里面/],
		['into a page', (d) => moveTo(d, [keyOf(d, '帮助')], { target: keyOf(d, '视频中心'), where: 'within' }), /“视频中心”不是分组/],
		['above the first', (d) => moveUp(d, [keyOf(d, '首页')]), /第一个/],
		['below the catch-all', (d) => moveDown(d, [keyOf(d, '帮助')]), /最后一个/],
		['in without a group before', (d) => moveIn(d, [keyOf(d, '帮助')]), /“视频中心”不是分组/],
		['out of the top level', (d) => moveOut(d, [keyOf(d, '帮助')]), /最外层/],
		['from two levels', (d) => moveUp(d, [keyOf(d, '帮助'), keyOf(d, '课程中心')]), /不在同一层/],
		['the catch-all', (d) => moveUp(d, [keyOf(d, '*')]), /兜底/],
		['nothing', (d) => moveUp(d, []), /先选中/],
	];
	it.each(refusals)('is refused %s, with the reason', (_what, move, reason) => {
		expect(reasonOf(move(sampleDraft()))).toMatch(reason);
	});
});

describe('a change', () => {
	it('adds a page with its own address, and with a free one when that is taken', () => {
		const page = { page: 'search', title: '搜索', icon: 'search', path: '/search', name: 'search', guards: [] };
		const once = done(addPage(sampleDraft(), keyOf(sampleDraft(), '学习'), page));
		const twice = done(addPage(once.draft, null, page));
		expect(outline(twice.draft)).toBe('首页(主页) 学习(课程中心 通知 搜索) 视频中心 帮助 搜索 *');
		expect(placeOf(once.draft, once.keys[0] ?? '')?.node.record).toEqual({
			path: '/search',
			name: 'search',
			component: 'search',
			meta: { title: '搜索', icon: 'search' },
		});
		expect(placeOf(twice.draft, twice.keys[0] ?? '')?.node.record).toMatchObject({ path: '/search-2', name: 'search-2' });
	});

	it('adds groups and links that can be told apart', () => {
		const first = done(addGroup(sampleDraft(), null)).draft;
		const second = done(addGroup(first, keyOf(first, '新分组'))).draft;
		const linked = done(addLink(second, keyOf(second, '视频中心')));
		expect(outline(linked.draft)).toBe('首页(主页) 学习(课程中心 通知) 视频中心 新链接 帮助 新分组(新分组) *');
		expect(kindOf(placeOf(linked.draft, linked.keys[0] ?? '')?.node ?? { key: '', record: {}, children: [] })).toBe('link');
	});

	it('copies a group with paths and names of its own', () => {
		const draft = sampleDraft();
		const copied = done(copy(draft, [keyOf(draft, '学习')]));
		expect(toList(copied.draft)[2]).toEqual({
			path: '/learn-2',
			name: 'learn-2',
			component: 'Layout',
			meta: { title: '学习 副本', icon: 'book' },
			children: [
				{ path: '/courseIndex-2', name: 'courseIndex-2', component: 'course-index', meta: { title: '课程中心' } },
				{ path: 'notes', name: 'notes-2', component: 'notice-index', meta: { title: '通知' } },
			],
		});
	});

	it('groups the selection at the place of its first node', () => {
		const draft = sampleDraft();
		const grouped = done(group(draft, [keyOf(draft, '帮助'), keyOf(draft, '课程中心')]));
		expect(outline(grouped.draft)).toBe('首页(主页) 学习(新分组(课程中心 帮助) 通知) 视频中心 *');
	});

	it('removes nodes and selects the one that takes their place', () => {
		const draft = sampleDraft();
		const removed = done(remove(draft, [keyOf(draft, '学习')]));
		expect([outline(removed.draft), removed.keys, removed.words]).toEqual([
			'首页(主页) 视频中心 帮助 *',
			[keyOf(draft, '视频中心')],
			'移除“学习”',
		]);
		const last = done(remove(draft, [keyOf(draft, '主页')]));
		expect(last.keys).toEqual([keyOf(draft, '首页')]);
	});

	it('hides what is shown and shows what is hidden, also when the flag stands beside meta', () => {
		const draft = toDraft([
			{ path: '/a', component: 'home', hidden: true },
			{ path: '/b', component: 'home' },
		]);
		const [one = '', two = ''] = [...indexOf(draft).keys()];
		const both = done(toggleHidden(draft, [one, two]));
		expect(both.words).toBe('隐藏 2 个菜单');
		expect(toList(both.draft).every((each) => (each as { meta: { hidden: boolean } }).meta.hidden)).toBe(true);
		const shown = done(toggleHidden(draft, [one])).draft;
		expect(toList(shown)[0]).toEqual({ path: '/a', component: 'home', meta: {} });
	});

	it('changes fields and keeps the others', () => {
		const draft = sampleDraft();
		const key = keyOf(draft, '主页');
		const renamed = done(changeMeta(draft, key, { title: '起点', icon: undefined }));
		expect(metaOf(placeOf(renamed.draft, key)?.node ?? draft.nodes[0] ?? { record: {} })).toEqual({ title: '起点', colour: 'red' });
		expect(done(changeMeta(draft, key, { title: '起点' })).words).toBe('把“主页”改名为“起点”');
		expect(done(changeFields(draft, key, { component: 'search' })).words).toBe('改“主页”的打开的页面');
		const fixed = done(setFlag(draft, key, 'noClosable', true));
		expect([hasFlag(placeOf(fixed.draft, key)?.node ?? { key, record: {}, children: [] }, 'noClosable'), fixed.words]).toEqual([
			true,
			'固定标签页：“主页”',
		]);
	});
});

describe('the history', () => {
	const operations: readonly ((draft: Draft, next: NextNumber, pick: () => string) => Outcome)[] = [
		(draft, next, pick) =>
			moveTo(draft, [pick(), pick()].slice(next(2)), {
				target: pick(),
				where: (['before', 'within', 'after'] as const)[next(3)] ?? 'after',
			}),
		(draft, _next, pick) => moveUp(draft, [pick()]),
		(draft, _next, pick) => moveDown(draft, [pick()]),
		(draft, _next, pick) => moveIn(draft, [pick()]),
		(draft, _next, pick) => moveOut(draft, [pick()]),
		(draft, _next, pick) => copy(draft, [pick()]),
		(draft, _next, pick) => group(draft, [pick(), pick()]),
		(draft, _next, pick) => remove(draft, [pick()]),
		(draft, _next, pick) => toggleHidden(draft, [pick(), pick()]),
		(draft, next, pick) => changeMeta(draft, pick(), { title: `T${next(9)}`, badge: next(2) ? undefined : 1 }),
		(draft, _next, pick) => addLink(draft, pick()),
		(draft, _next, pick) => addGroup(draft, pick()),
	];

	it('undoes and redoes any sequence of operations, and every tree on the way is whole', () => {
		let changed = 0;
		for (let seed = 0; seed < 150; seed += 1) {
			const next = seededNumbers(seed + 1);
			const list = randomRouteList(seed);
			const start = toDraft(Array.isArray(list) ? list : sampleList());
			let draft = start;
			let history: History = emptyHistory;
			for (let count = 0; count < 30; count += 1) {
				const keys = [...indexOf(draft).keys()];
				const pick = (): string => keys[next(keys.length || 1)] ?? 'gone';
				const outcome = operations[next(operations.length)]?.(draft, next, pick);
				if (!outcome?.done) continue;
				changed += 1;
				history = record(history, {
					words: outcome.words,
					before: draft,
					after: outcome.draft,
					keysBefore: [],
					keysAfter: outcome.keys,
					merge: '',
				});
				expectWhole(outcome.draft);
				draft = outcome.draft;
			}
			const states: Draft[] = [draft];
			for (let back = undo(history); back; back = undo(history)) {
				history = back.history;
				states.push(back.step.before);
			}
			expect(states.at(-1)).toBe(start);
			expect(JSON.stringify(toList(start))).toBe(JSON.stringify(Array.isArray(list) ? list : sampleList()));
			for (let on = redo(history); on; on = redo(history)) {
				history = on.history;
				expect(on.step.before).toBe(states.pop());
			}
			expect(states).toEqual([draft]);
		}
		expect(changed).toBeGreaterThan(1000);
	});

	it('never changes an address by a move', () => {
		for (let seed = 0; seed < 200; seed += 1) {
			const next = seededNumbers(seed + 7);
			let draft = sampleDraft();
			const before = addresses(draft);
			for (let count = 0; count < 20; count += 1) {
				const keys = [...indexOf(draft).keys()];
				const pick = (): string => keys[next(keys.length)] ?? '';
				const outcome = operations[next(5)]?.(draft, next, pick);
				if (outcome?.done) draft = outcome.draft;
			}
			expect(addresses(draft)).toEqual(before);
		}
	});

	it('keeps a hundred steps, and joins typing in one field', () => {
		let history = emptyHistory;
		let draft = sampleDraft();
		const key = keyOf(draft, '帮助');
		for (let count = 1; count <= STEP_LIMIT + 20; count += 1) {
			const { draft: after, words, renamed } = done(changeMeta(draft, key, { title: `帮助${count}` }));
			history = record(history, {
				words,
				...(renamed && { renamed }),
				before: draft,
				after,
				keysBefore: [],
				keysAfter: [key],
				merge: count <= 10 ? `title ${key}` : '',
			});
			if (count === 10) expect(history.done.map((step) => step.words)).toEqual(['把“帮助”改名为“帮助10”']);
			draft = after;
		}
		expect(history.done).toHaveLength(STEP_LIMIT);
		expect(
			record(undo(history)?.history ?? history, { words: 'x', before: draft, after: draft, keysBefore: [], keysAfter: [], merge: '' })
				.undone,
		).toEqual([]);
	});
});

const addresses = (draft: Draft) => Object.fromEntries([...indexOf(draft)].map(([key, { address }]) => [key, address]).sort());

/** Keys are unique, and the list of the tree reads back as the same tree. */
function expectWhole(draft: Draft): void {
	const keys: string[] = [];
	const walk = (nodes: Draft['nodes']): void => {
		for (const node of nodes) {
			keys.push(node.key);
			walk(node.children);
		}
	};
	walk(draft.nodes);
	expect(new Set(keys).size).toBe(keys.length);
	expect(keys.every((key) => Number(key.slice(1)) < draft.next)).toBe(true);
	expect(JSON.stringify(toList(toDraft(toList(draft))))).toBe(JSON.stringify(toList(draft)));
}
