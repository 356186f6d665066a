// @vitest-environment node
import { expect, test } from 'vitest';
import { access } from '#generated/access.ts';
import { whoPasses } from '#src/tools/menu-studio/inspector/who-sees.ts';
import { wordedChanges } from '#src/tools/menu-studio/publish/change-words.ts';
import { type OutlineNode, outlineOf, touchedOf } from '#src/tools/menu-studio/publish/outline.ts';
import { group, item } from '#tests/src/tools/menu-studio/menu-server.ts';

const BASE = [group('学习', [item('courses', '课程'), item('videos', '视频')]), item('notices', '通知'), item('rank', '排行')];
const words = (base: object[], next: object[]): string[] => wordedChanges(base, next).map(({ words: text }) => text);
const study = (...children: object[]) => group('学习', children);
const [courses, videos, notices, rank] = [item('courses', '课程'), item('videos', '视频'), item('notices', '通知'), item('rank', '排行')];

test.each<[string, object[], string[]]>([
	['nothing', BASE, []],
	['a new page', [...BASE, item('new', '新页')], ['新增“新页”，在最外层']],
	['a new page in a group', [study(courses, videos, item('new', '新页')), notices, rank], ['新增“新页”，在“学习”下']],
	['a removed page', [study(courses), notices, rank], ['从“学习”里移除“视频”']],
	['a removed group', [notices, rank], ['移除“学习”，连同里面的 2 个']],
	['a removed group without what moved out of it', [courses, notices, rank], ['把“课程”移到最外层', '移除“学习”，连同里面的 1 个']],
	['a move into a group', [study(courses, videos, notices), rank], ['把“通知”移到“学习”下']],
	['a move to the top', [study(courses), videos, notices, rank], ['把“视频”移到最外层']],
	['another order', [study(videos, courses), notices, rank], ['把“视频”从第 2 个移到第 1 个']],
	['another title', [study(courses, item('videos', '看片')), notices, rank], ['把“视频”改名为“看片”']],
	['hiding', [study(courses, item('videos', '视频', { hidden: true })), notices, rank], ['隐藏“视频”']],
	['an icon', [study(courses, item('videos', '视频', { icon: 'play' })), notices, rank], ['换了“视频”的图标：播放']],
	[
		'a guard',
		[study(courses, item('videos', '视频', { guard: 'staff' })), notices, rank],
		['“视频”改由管理员、编辑、测试看到，原来是所有人'],
	],
	[
		'another page',
		[study(courses, { ...videos, component: 'course-index' }), notices, rank],
		['“视频”改为打开页面“课程中心”，原来是页面“首页”'],
	],
	[
		'a page that the app does not have',
		[study(courses, { ...videos, component: 'old-films' }), notices, rank],
		['“视频”改为打开页面 old-films，原来是页面“首页”'],
	],
	['another address', [study(courses, { ...videos, path: '/films' }), notices, rank], ['“视频”的地址改为 /films，原来是 /videos']],
	['an unknown field', [study(courses, item('videos', '视频', { noKeepAlive: true })), notices, rank], ['“视频”的 noKeepAlive 改为 是']],
	[
		'the same title of two pages',
		[study(courses, item('videos', '看片')), item('notices', '看片'), rank],
		['把“视频”改名为“看片”', '把“通知”改名为“看片”'],
	],
])('%s is worded', (_name, next, expected) => {
	expect(words(BASE, next)).toEqual(expected);
});

test('changes of a group and of its page of the same title name the kind; a common rename is one change', () => {
	const both = (title: string, meta: object = {}): object[] => [
		{ ...group(title, [item('films', title, meta)]), name: 'filmGroup', path: '/films', meta: { title, ...meta } },
	];
	expect(words(both('视频'), both('影片'))).toEqual(['把“视频”改名为“影片”']);
	expect(words(both('视频'), both('视频', { hidden: true }))).toEqual(['隐藏分组“视频”', '隐藏页面“视频”']);
});

test.each<[unknown, string]>([
	[undefined, '所有人'],
	['admin', '管理员'],
	['learner', '学生、管理员'],
	[{ permission: ['delete:system'] }, '管理员'],
	['no such guard', '管理员'],
	[7, '管理员'],
	[{ mode: 'strange', role: ['student'] }, '管理员'],
])('the guard %j lets in %s', (guard, who) => {
	expect(whoPasses(guard, access)).toBe(who);
});

const drawn = (nodes: readonly OutlineNode[]): unknown[] =>
	nodes.map(({ label, kinds, children }) => [label, ...kinds, ...(children.length > 0 ? [drawn(children)] : [])]);

test('the tree of a difference shows removed nodes where they were', () => {
	const next = [study(item('videos', '看片'), notices), item('help', '帮助')];
	expect(drawn(outlineOf(BASE, next))).toEqual([
		[
			'学习',
			[
				['课程', 'removed'],
				['看片', 'renamed'],
				['通知', 'regrouped'],
			],
		],
		['排行', 'removed'],
		['帮助', 'added'],
	]);
});

test('a removed group is shown with all in it, and a node that left it where it is now', () => {
	const next = [notices, rank, videos];
	expect(drawn(outlineOf(BASE, next))).toEqual([['学习', 'removed', [['课程', 'removed']]], ['通知'], ['排行'], ['视频', 'regrouped']]);
	expect(drawn(touchedOf(outlineOf(BASE, next)))).toEqual([
		['学习', 'removed', [['课程', 'removed']]],
		['视频', 'regrouped'],
	]);
});
