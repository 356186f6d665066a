// @vitest-environment node
import { expect, test } from 'vitest';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { indexMenus, searchMenu } from '#src/search/menu-search.ts';

const entry = (title: string, href: string | null, changes: Partial<MenuEntry> = {}): MenuEntry => ({
	key: title,
	icon: null,
	note: null,
	external: false,
	route: null,
	command: null,
	items: [],
	title,
	href,
	...changes,
});

const index = indexMenus([
	[
		entry('我的课程', '/mine', { route: 'myCourses' }),
		entry('课程中心', '/courseIndex', { route: 'courseIndex' }),
		entry('练习', null, {
			items: [
				entry('编程', null, { items: [entry('Python 题库', '/problem/python', { route: 'pythonProblems' })] }),
				entry('题库', '/problem', { route: 'problem' }),
				entry('程序课', '/code', { route: 'codeCourse' }),
			],
		}),
		entry('课程', '/themes', { route: 'themes' }),
	],
	[
		entry('又是题库', '/problem'),
		entry('退出登录', null, { command: 'logout' }),
		entry('帮助', 'https://example.org/help', { external: true }),
	],
]);

test.each([
	['课程', ['课程', '课程中心', '我的课程']],
	['课 程', ['我的课程', '课程中心', '程序课', '课程']],
	['题库', ['题库', 'Python 题库']],
	['python', ['Python 题库']],
	['PYTHON 题', ['Python 题库']],
	['题 python', ['Python 题库']],
	['courseindex', ['课程中心']],
	['/problem', ['Python 题库', '题库']],
	['codeCourse', ['程序课']],
	['help', ['帮助']],
	['登录', []],
	['tk', ['Python 题库', '题库']],
	['KCZX', ['课程中心']],
	['kechengzhongxin', ['课程中心']],
	['wode kecheng', ['我的课程']],
	['课程 zx', ['课程中心']],
	['k', []],
	['题库 课程', []],
])('“%s” finds %j', (search, titles) => {
	expect(searchMenu(index, search).map((hit) => hit.entry.title)).toEqual(titles);
});

test('without a keyword it lists all items in menu order, each address once', () => {
	const titles = ['我的课程', '课程中心', 'Python 题库', '题库', '程序课', '课程', '帮助'];
	expect(searchMenu(index, '  ').map((hit) => hit.entry.title)).toEqual(titles);
});

test('an item contains the titles of its groups', () => {
	expect(searchMenu(index, 'python')[0]?.groups).toEqual(['练习', '编程']);
});
