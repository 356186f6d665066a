import { describe, expect, test } from 'vitest';
import type { AccessRow } from '#src/access/access-row.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import { filterRows, type MatrixFilter, type MatrixRow, matrixRows } from '#src/tools/access-matrix/matrix.ts';

const RULES: AccessRules = {
	roles: {
		student: { title: '学生', permissions: [] },
		Admin: { title: '管理员', permissions: ['write', 'read'] },
		Editor: { title: '编辑', permissions: ['read'] },
	},
	permissions: { read: { title: '查看' }, write: { title: '修改' } },
	guards: {
		admin: { title: '管理员', role: ['Admin'] },
		staff: { title: '能查看的人', permission: ['read'] },
		learner: { title: '学生', permission: ['read'], mode: 'except' },
	},
};

const COMPILED: readonly AccessRow[] = [
	['page', '首页 /index', 'home', 'index'],
	['page', '设置 /setup', 'setup', 'setup', ['staff']],
	['page', '详情 /detail/:id', 'detail', 'detail'],
	['menu', 'sidebar · 设置', '', 'setup', ['staff']],
	['block', '提示 · text', 'home', '', ['learner']],
	['button', '删除 · open setup', 'home', 'setup', ['staff', { role: ['Admin'], permission: ['write'], mode: 'allOf' }]],
	['operation', '保存 · main.save', 'setup', '', [['write']]],
];

const rows = matrixRows({
	compiled: COMPILED,
	served: [
		{
			path: '/study',
			name: 'study',
			component: 'Layout',
			meta: { title: '学习', guard: 'admin' },
			children: [{ path: 'index', name: 'index', component: 'home', meta: { title: '新首页', guard: ['Editor'] } }],
		},
	],
	rules: RULES,
	pathOf: (route) => (route === 'detail' ? null : `/${route}`),
});

const allowed = (row: MatrixRow | undefined): string[] => row?.roles.flatMap(({ name, allowed: on }) => (on ? [name] : [])) ?? [];

const drawn = (row: MatrixRow) => [row.kind, row.label, row.needs, allowed(row).join(' '), row.path, row.page];

test('each row says what its guards ask for, who passes, what it opens and which page it is part of', () => {
	expect(rows.map(drawn)).toEqual([
		['page', '首页 /index', null, 'student Admin Editor', '/index', null],
		['page', '设置 /setup', '“查看”', 'Admin Editor', '/setup', null],
		['page', '详情 /detail/:id', null, 'student Admin Editor', null, null],
		['menu', 'sidebar · 设置', '“查看”', 'Admin Editor', '/setup', null],
		['block', '提示 · text', '没有“查看”', 'student', null, '首页'],
		['button', '删除 · open setup', '“查看”，并且“管理员”和“修改”', 'Admin', '/setup', '首页'],
		['operation', '保存 · main.save', '“修改”', 'Admin', null, '设置'],
		['served', '新首页 /study/index', '“管理员”，并且“编辑”', '', '/index', null],
	]);
});

test('a part of a page is closed to a role that cannot enter the page', () => {
	const open = matrixRows({
		compiled: [
			['page', '', 'p', 'p', ['staff']],
			['block', '', 'p', ''],
		],
		served: [],
		rules: RULES,
		pathOf: () => null,
	});
	expect(allowed(open[1])).toEqual(['Admin', 'Editor']);
});

describe('the filters', () => {
	test.each<[MatrixFilter, string[]]>([
		[{ kind: 'button' }, ['删除 · open setup']],
		[{ kind: 'served' }, ['新首页 /study/index']],
		[{ role: 'student', kind: 'page' }, ['首页 /index', '详情 /detail/:id']],
		[{ role: 'student', without: true, kind: 'page' }, ['设置 /setup']],
		[{ permission: 'write' }, ['删除 · open setup', '保存 · main.save']],
		[{ words: '/SETUP 设置' }, ['设置 /setup']],
		[{ words: '首页', kind: 'block' }, ['提示 · text']],
		[{ words: '查看', role: 'student' }, ['提示 · text']],
		[{ words: '没有这个' }, []],
	])('%j', (filter, labels) => {
		expect(filterRows(rows, filter).map(({ label }) => label)).toEqual(labels);
	});
});
