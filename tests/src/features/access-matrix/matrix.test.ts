import { describe, expect, test } from 'vitest';
import { access } from '#generated/access.ts';
import { accessFiles } from '#generated/access-rows.ts';
import type { AccessFile } from '#src/access/access-file.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import { csvOf, filterRows, type MatrixFilter, type MatrixRow, matrixRows, NO_FILTER } from '#src/features/access-matrix/matrix.ts';

const RULES: AccessRules = {
	roles: {
		student: { title: '学生', permissions: [] },
		Admin: { title: '管理员', permissions: ['write', 'read'] },
		Editor: { title: '编辑', permissions: ['read'] },
	},
	permissions: { read: { title: '查看' }, write: { title: '修改' } },
	guards: { admin: { role: ['Admin'] }, staff: ['read'], learner: { permission: ['read'], mode: 'except' } },
};

const FILES: readonly AccessFile[] = [
	{
		file: 'manifests/routes.yaml',
		rows: [
			['page', '首页 /index', 'home', 'index', 3],
			['page', '设置 /setup', 'setup', 'setup', 4, ['staff']],
			['page', '详情 /detail/:id', 'detail', 'detail', 5],
		],
	},
	{ file: 'manifests/menus.yaml', rows: [['menu', 'sidebar · 设置', '', 'setup', 9, ['staff']]] },
	{
		file: 'manifests/pages/home.yaml',
		rows: [
			['block', '提示 · text', 'home', '', 7, ['learner']],
			['button', '删除 · open setup', 'home', 'setup', 8, ['staff', { role: ['Admin'], permission: ['write'], mode: 'allOf' }]],
		],
	},
	{ file: 'manifests/pages/setup.yaml', rows: [['operation', '保存 · main.save', 'setup', '', 12, [['write']]]] },
];

const rows = matrixRows({
	files: FILES,
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
	opens: (route) => route !== 'detail',
});

const drawn = ({ kind, label, needs, roles, route, place }: MatrixRow) => [kind, label, needs, [...roles].join(' '), route, place];

test('each row says what its guards ask for, who passes, what it opens and where it is declared', () => {
	expect(rows.map(drawn)).toEqual([
		['page', '首页 /index', '', 'student Admin Editor', 'index', 'manifests/routes.yaml:3'],
		['page', '设置 /setup', '“查看”', 'Admin Editor', 'setup', 'manifests/routes.yaml:4'],
		['page', '详情 /detail/:id', '', 'student Admin Editor', null, 'manifests/routes.yaml:5'],
		['menu', 'sidebar · 设置', '“查看”', 'Admin Editor', 'setup', 'manifests/menus.yaml:9'],
		['block', '提示 · text', '没有“查看”', 'student', null, 'manifests/pages/home.yaml:7'],
		['button', '删除 · open setup', '“查看”，并且“管理员”和“修改”', 'Admin', 'setup', 'manifests/pages/home.yaml:8'],
		['operation', '保存 · main.save', '“修改”', 'Admin', null, 'manifests/pages/setup.yaml:12'],
		['served', '新首页 /study/index', '“管理员”，并且“编辑”', '', 'index', ''],
	]);
});

test('a part of a page is closed to a role that cannot enter the page', () => {
	const open = matrixRows({
		files: [
			{ file: 'routes.yaml', rows: [['page', '', 'p', 'p', 1, ['staff']]] },
			{ file: 'p.yaml', rows: [['block', '', 'p', '', 1]] },
		],
		served: [],
		rules: RULES,
		opens: () => true,
	});
	expect([...(open[1]?.roles ?? [])]).toEqual(['Admin', 'Editor']);
});

describe('the filters', () => {
	test.each<[Partial<MatrixFilter>, string[]]>([
		[{ kind: 'button' }, ['删除 · open setup']],
		[{ kind: 'served' }, ['新首页 /study/index']],
		[{ role: 'student', kind: 'page' }, ['首页 /index', '详情 /detail/:id']],
		[{ role: 'student', without: true, kind: 'page' }, ['设置 /setup']],
		[{ permission: 'write' }, ['删除 · open setup', '保存 · main.save']],
		[{ text: 'SETUP 设置' }, ['设置 /setup']],
		[{ text: 'home.yaml:7' }, ['提示 · text']],
		[{ text: '查看', role: 'student' }, ['提示 · text']],
		[{ text: '没有这个' }, []],
	])('%j', (filter, labels) => {
		expect(filterRows(rows, { ...NO_FILTER, ...filter }).map(({ label }) => label)).toEqual(labels);
	});
});

test('the CSV file has a column for each role', () => {
	expect(csvOf(filterRows(rows, { ...NO_FILTER, kind: 'operation' }), RULES)).toEqual([
		['类别', '名称', '页面', '需要', '学生', '管理员', '编辑', '出处'],
		['操作', '保存 · main.save', 'setup', '“修改”', '', '可以', '', 'manifests/pages/setup.yaml:12'],
	]);
});

test('the compiled rows name every guard that they need, and lines of their files', () => {
	const compiled = matrixRows({ files: accessFiles, served: [], rules: access, opens: () => true });
	expect(compiled.length).toBeGreaterThan(500);
	expect(compiled.filter(({ place }) => !/^\S+\.yaml:[1-9]\d*$/.test(place))).toEqual([]);
	const studio = compiled.find(({ label }) => label === '权限一览 /accessMatrix');
	expect([...(studio?.roles ?? [])]).toEqual(['Admin', 'Editor']);
});
