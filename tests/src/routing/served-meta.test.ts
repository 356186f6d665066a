// @vitest-environment node
import { expect, test } from 'vitest';
import type { RouteMeta } from '#src/routing/route-record.ts';
import { served } from './served-support.ts';

const page = { path: '/x', name: 'x', component: 'home' };
const metaOf = (record: object): RouteMeta => served.only({ ...page, ...record }).meta;

test.each<[object, RouteMeta & { showLink?: boolean }]>([
	[{ meta: { hidden: true } }, { hidden: true }],
	[{ hidden: true }, { hidden: true }],
	[{ meta: { hideInMenu: true } }, { hidden: true }],
	[{ meta: { showLink: false } }, { hidden: true, showLink: false }],
	[{ alwaysShow: true }, { alwaysShow: true }],
	[{ meta: { levelHidden: 1 } }, { levelHidden: true }],
	[{ meta: { affix: true } }, { noClosable: true }],
	[{ meta: { noClosable: 'true' } }, { noClosable: true }],
	[{ meta: { tagHidden: true } }, { tabHidden: true }],
	[{ meta: { hideInTab: true } }, { tabHidden: true }],
	[{ meta: { noCache: true } }, { noKeepAlive: true }],
	[{ meta: { keepAlive: false } }, { noKeepAlive: true }],
	[{ meta: { dynamicNewTab: true } }, { dynamicNewTab: true }],
	[{ meta: { noColumn: true } }, { noColumn: true }],
	[{ meta: { activePath: '/404' } }, { activeMenu: '/404' }],
	[{ meta: { icon: '#' } }, {}],
	[{ meta: { title: 42 } }, { title: '42' }],
	[{ title: '旁边' }, { title: '旁边' }],
	[{ meta: { title: { en: 'Courses', 'zh-CN': '课程', zh_TW: '課程' } } }, { title: '课程' }],
	[{ meta: { title: { en_US: 'Courses', zh: '课程' } } }, { title: '课程' }],
	[{ title: { en: 'Courses' } }, { title: 'Courses' }],
	[{}, { title: 'x' }],
	[{ name: '' }, { title: '/x' }],
	[{ meta: { hidden: 'T' } }, { hidden: true }],
	[{ meta: { keepAlive: 'F' } }, { noKeepAlive: true }],
	[{ meta: { query: '{"sort":"age"}' } }, { query: { sort: 'age' } }],
	[{ meta: { query: { page: 2, deep: {}, all: false } } }, { query: { page: '2', all: 'false' } }],
	[{ meta: { query: '{broken' } }, {}],
	[{ meta: { hidden: false, noClosable: null, title: {} } }, {}],
])('%j is read as %j', (record, meta) => {
	expect(metaOf(record)).toMatchObject(meta);
	expect(Object.keys(metaOf(record)).filter((key) => ['hidden', 'noClosable', 'tabHidden', 'noKeepAlive', 'icon'].includes(key))).toEqual(
		Object.keys(meta).filter((key) => ['hidden', 'noClosable', 'tabHidden', 'noKeepAlive', 'icon'].includes(key)),
	);
});

test('keeps unknown fields unchanged', () => {
	expect(metaOf({ meta: { badge: 'New', target: '_blank' } })).toEqual({ title: 'x', badge: 'New', target: '_blank' });
});

test.each<[object, unknown]>([
	[{ guard: 'admin' }, 'admin'],
	[{ guard: ['Admin', 'read:system'] }, ['Admin', 'read:system']],
	[
		{ guard: { role: ['Admin'], permission: ['read:system'], mode: 'allOf' } },
		{ role: ['Admin'], permission: ['read:system'], mode: 'allOf' },
	],
	[{ guard: { role: ['Admin'] } }, { role: ['Admin'], permission: [], mode: 'oneOf' }],
	[{ guard: [] }, []],
	[{ permissions: ['Admin'] }, ['Admin']],
	[{ roles: ['Editor'] }, ['Editor']],
	[
		{ roles: { role: ['Editor'], ability: ['read:system'], mode: 'oneOf' } },
		{ role: ['Editor'], permission: ['read:system'], mode: 'oneOf' },
	],
	[{ guard: null }, undefined],
])('a guard written %j is %j', (meta, guard) => {
	expect(metaOf({ meta }).guard).toEqual(guard);
	expect(served.read([{ ...page, meta }]).problems).toEqual([]);
});

test.each<[object, unknown, number]>([
	[{ guard: 'nobody-declared-it' }, [], 1],
	[{ guard: ['Admin', 'Ghost'] }, ['Admin'], 1],
	[{ guard: { role: ['Ghost'], mode: 'except' } }, [], 1],
	[{ guard: { role: ['Admin', 'Ghost'], mode: 'allOf' } }, [], 1],
	[{ guard: { role: ['Admin', 'Ghost'] } }, { role: ['Admin'], permission: [], mode: 'oneOf' }, 1],
	[{ guard: { role: ['Admin'], mode: 'noneOf' } }, [], 1],
	[{ guard: { role: ['Admin'], permission: ['Admin'] } }, { role: ['Admin'], permission: [], mode: 'oneOf' }, 1],
	[{ guard: 7 }, [], 1],
	[{ roles: ['constructor'] }, [], 1],
])('%j with undeclared names admits no user', (meta, guard, problems) => {
	expect(metaOf({ meta }).guard).toEqual(guard);
	expect(served.read([{ ...page, meta }]).problems).toHaveLength(problems);
});
