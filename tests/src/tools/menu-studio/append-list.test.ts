// @vitest-environment node
import { expect, test } from 'vitest';
import { appendList } from '#src/tools/menu-studio/publish/append-list.ts';

const LIST = [
	{ path: '/a', name: 'a', children: [{ path: '/b', name: 'b' }] },
	{ path: '*', name: 'catchAll', redirect: '/404' },
];

test('an appended list stands behind the present one, with names of its own, and one catch-all', () => {
	const added = [
		{ path: '/x', name: 'a', meta: { title: '甲' }, children: [{ path: '/y', name: 'y', meta: { activeMenu: 'b' } }] },
		{ path: '/z', name: 'b', meta: { activeMenu: '/x' } },
		{ path: '/:pathMatch(.*)*', redirect: '/gone' },
	];
	const result = appendList(LIST, added);
	expect(result.slice(0, 2)).toEqual(LIST);
	expect(result.slice(2)).toEqual([
		{ path: '/x', name: 'a2', meta: { title: '甲' }, children: [{ path: '/y', name: 'y', meta: { activeMenu: 'b2' } }] },
		{ path: '/z', name: 'b2', meta: { activeMenu: '/x' } },
	]);
});

test('a list without a catch-all keeps the one that is appended', () => {
	expect(appendList([{ path: '/a', name: 'a' }], [{ path: '*', redirect: '/404' }])).toEqual([
		{ path: '/a', name: 'a' },
		{ path: '*', redirect: '/404' },
	]);
});
