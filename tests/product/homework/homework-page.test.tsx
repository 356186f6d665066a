/** The part `homework` of the course page, over the answers of the back end. */
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import type { components as api } from '#generated/api/main.ts';
import { components } from '#generated/components.ts';
import { mainPages } from '#generated/main-pages.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { createWorld, openPage } from '#tests/support/page-world.tsx';
import { click, lazyCode, pass, submit, type } from '#tests/support/render.tsx';

type Homework = api['schemas']['Homework'];
type HomeworkSubmission = api['schemas']['HomeworkSubmission'];

const now = new Date(2026, 8, 12, 10).getTime();
const at = (day: number): string => new Date(2026, 8, day, 14).toISOString();
const homework: Homework = {
	id: 'h1',
	title: '小车',
	sourceTitle: 'Python',
	courseId: 'c1',
	contentHtml: '<p>走十次</p>',
	teacherName: '陆',
	rubric: [],
	accept: ['text'],
	languages: ['python', 'cpp'],
	samples: [],
	fileExt: [],
	maxMb: 0,
	maxCount: 0,
	fullScore: 100,
	maxAttempts: 3,
	latePercent: 5,
	openAt: at(1),
	dueAt: at(14),
	cutoffAt: at(21),
	nextAt: at(14),
	nextText: '截止',
	state: 'todo',
	late: false,
	canSubmit: true,
	attempt: 0,
};
const submission: HomeworkSubmission = {
	id: 's1',
	homeworkId: 'h1',
	homeworkTitle: '小车',
	attempt: 1,
	files: [],
	late: false,
	rubric: [],
	savedAt: at(10),
	submittedAt: at(10),
	state: 'returned',
	text: '先看',
};

async function loadCoursePage() {
	const entry = mainPages['course-detail'];
	if (!entry) throw new Error('There is no course page.');
	return entry.load();
}

async function open(part: Partial<Homework>, submissions: readonly HomeworkSubmission[] = []) {
	const world = createWorld(
		{
			'main.courseAggregate': () => ({ course: null, catalog: [], homework: [], attachments: [], teachers: [], related: [] }),
			'main.homeworkAggregate': () => ({ records: [{ ...homework, ...part }], total: 1 }),
			'main.homeworkHistoryAggregate': () => ({ records: submissions, total: submissions.length }),
			'main.homeworkAnswerSubmit': () => submission,
		},
		{ now: () => now, components: componentLoaders(components) },
	);
	const { screen } = await openPage(await loadCoursePage(), world, '/c1?homework=h1');
	const desk = within(await screen.findByRole('region', { name: '小车' }));
	await lazyCode();
	world.calls.length = 0;
	world.log.length = 0;
	const send = async (): Promise<void> => {
		await submit(screen.getByRole('form', { name: '我的答案' }));
		await pass();
	};
	return { screen, desk, world, send };
}

describe('the state of homework', () => {
	it.each([
		['not_open', '还没有开放', '9 月 14 日 14:00 开放，到时候再来'],
		['todo', '等你来完成', '截止 9 月 14 日 14:00，2 天后'],
		['draft', '草稿还没有交', '截止 9 月 14 日 14:00，2 天后'],
		['overdue', '过了截止时间，还能补交', '截止 9 月 14 日 14:00，每晚一天扣 5%'],
		['returned', '老师退回了，改一改再交', '截止 9 月 14 日 14:00'],
		['submitted', '已经交上了', '等陆老师批改'],
		['marking', '老师正在批改', '陆老师改完会通知你'],
		['marked', '批改好了', '得了 92 分，满分 100 分'],
		['excused', '这份作业不用交', '老师已经免交'],
		['closed', '已经截止', '9 月 14 日 14:00 起不再收'],
	])('%s is told as %s: %s', async (state, title, note) => {
		const { desk } = await open({ state, score: 92 });
		expect([desk.getByText(title).tagName, desk.getByText(note).tagName]).toEqual(['P', 'SMALL']);
	});

	it.each([
		[{}, '加入课程后才能交作业'],
		[{ courseId: undefined }, '这个账号不能交作业'],
		[{ state: 'returned', attempt: 3 }, '3 次都用完了，有问题请找老师'],
		[{ state: 'closed' }, '9 月 14 日 14:00 起不再收'],
	])('%o without the right to submit says “%s”, and has no form', async (part, text) => {
		const { screen, desk } = await open({ ...part, canSubmit: false });
		expect(desk.getByText(text)).toBeTruthy();
		expect(screen.queryByRole('form')).toBeNull();
	});

	it.each([
		[0, 0, 'todo', '不限次数：老师退回了，可以改好再交'],
		[1, 0, 'draft', '只能交 1 次，检查好再交'],
		[3, 0, 'overdue', '最多交 3 次：老师退回了，可以改好再交'],
		[3, 0, 'not_open', '最多交 3 次'],
		[1, 0, 'closed', '只能交 1 次'],
		[3, 1, 'returned', '已交 1 次，还能再交 2 次：改好以后点“重新提交”'],
		[0, 4, 'returned', '已交 4 次，还能再交，不限次数：改好以后点“重新提交”'],
		[3, 1, 'submitted', '已交 1 次，老师退回了还能再交 2 次'],
		[0, 1, 'marking', '已交 1 次，老师退回了还能再交，不限次数'],
		[3, 3, 'submitted', '已交 3 次，次数用完了'],
		[3, 2, 'marked', '已交 2 次'],
	])('of %i attempts, %i used, %s: %s', async (maxAttempts, attempt, state, text) => {
		const canSubmit = ['todo', 'draft', 'overdue', 'returned'].includes(state);
		const { screen } = await open({ maxAttempts, attempt, state, canSubmit });
		expect(within(screen.getByRole('complementary', { name: '作业信息' })).getByText(text)).toBeTruthy();
	});

	it.each([
		['todo', '提交作业'],
		['overdue', '补交作业'],
		['returned', '重新提交'],
	])('the button of %s is %s', async (state, name) => {
		const { desk } = await open({ state });
		expect(desk.getByRole('button', { name })).toBeTruthy();
	});

	it('what the teacher said stands beside the return', async () => {
		const { desk } = await open({ state: 'returned', submission: { ...submission, comment: '再写一段' } });
		expect(desk.getByText('陆老师说：再写一段')).toBeTruthy();
	});
});

describe('an answer', () => {
	it.each([
		[['image', 'text'], ['文字'], ['文件']],
		[['file', 'link', 'text'], ['文字', '作品链接'], ['文件']],
		[['code'], ['程序'], []],
	] as const)('of %o has these fields', async (accept, words, files) => {
		const { screen, desk } = await open({ accept: [...accept], fileExt: ['png', 'sb3'], maxMb: 2, maxCount: 3 });
		for (const name of words) expect(await desk.findByRole('textbox', { name })).toBeTruthy();
		expect(desk.getAllByRole('textbox')).toHaveLength(words.length);
		const input = screen.container.querySelector('input[type=file]');
		expect(input ? [input.getAttribute('aria-label')] : []).toEqual(files);
		if (input)
			expect([input.getAttribute('accept'), desk.getByText('PNG、SB3，每个不超过 2 MB，最多 3 个').tagName]).toEqual([
				'.png,.sb3',
				'SMALL',
			]);
	});

	it('without content is not sent', async () => {
		const { desk, world, send } = await open({ accept: ['text', 'link'] });
		await type(desk.getByRole('textbox', { name: '文字' }), ' \n');
		await send();
		expect(desk.getByText('还没有写任何内容，至少完成一项')).toBeTruthy();
		await type(desk.getByRole('textbox', { name: '作品链接' }), 'www.example.com');
		await send();
		expect(desk.queryByText('还没有写任何内容，至少完成一项')).toBeNull();
		expect(desk.getByText('链接以 http:// 或 https:// 开头，中间没有空格')).toBeTruthy();
		await type(desk.getByRole('textbox', { name: '作品链接' }), ' https://example.com ');
		await type(desk.getByRole('textbox', { name: '文字' }), '');
		await send();
		await waitFor(() => expect(world.log).toEqual(['success: 交上了，等老师批改']));
		expect(world.calls[0]?.input).toMatchObject({ homeworkId: 'h1', link: 'https://example.com' });
	});

	it('with a program needs its language', async () => {
		const { desk, world, send } = await open({ accept: ['code'] });
		await type(await desk.findByRole('textbox', { name: '程序' }), 'go()');
		await send();
		expect(desk.getAllByText('请选择程序的语言').length).toBeGreaterThan(0);
		expect(world.calls).toEqual([]);
	});

	it.each(['draft', 'returned'] as const)('begins with the last one while that is %s, with its files', async (state) => {
		const files = [
			{ name: '说明.txt', bytes: 6, mime: 'text/plain', url: 'data:text/plain;base64,5L2g5aW9' },
			{ name: '以前的.txt', bytes: 6, mime: 'text/plain', url: '/static/files/sample.txt' },
		];
		const { desk, world, send } = await open({ accept: ['text', 'file'], state, submission: { ...submission, state, files } });
		expect(desk.getByRole('textbox', { name: '文字' })).toHaveProperty('value', '先看');
		expect(within(desk.getByRole('list', { name: '文件：已选的文件' })).getAllByRole('listitem')).toHaveLength(1);
		await send();
		await waitFor(() => expect(world.log).toEqual(['success: 交上了，等老师批改']));
		expect(world.calls[0]?.input).toMatchObject({ text: '先看', files: [{ name: '说明.txt', bytes: 6, data: '5L2g5aW9' }] });
	});

	it('begins empty once the last one is marked', async () => {
		const { desk } = await open({ submission: { ...submission, state: 'marked' } });
		expect(desk.getByRole('textbox', { name: '文字' })).toHaveProperty('value', '');
	});
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SENT = `data:image/png;base64,${PNG}`;
const withFiles: HomeworkSubmission = {
	...submission,
	files: [
		{ name: '刚交的.png', bytes: 70, mime: 'image/png', url: SENT },
		{ name: '以前的.png', bytes: 70, mime: 'image/png', url: '/static/files/hand-in.png' },
		{ name: '只有名字.pdf', bytes: 70, mime: 'application/pdf' },
	],
};

async function openFiles() {
	const opened = await open({ canSubmit: false, state: 'marked' }, [withFiles]);
	return { ...opened, list: within(opened.desk.getByRole('list', { name: '交的文件' })) };
}

test.each([
	['刚交的.png', SENT],
	['以前的.png', '/static/files/hand-in.png'],
])('%s opens in the viewer', async (name, address) => {
	const { screen, list, world } = await openFiles();
	await click(within(list.getByRole('group', { name })).getByRole('button', { name: /打开/ }));
	const dialog = within(await screen.findByRole('dialog', { name }));
	expect((await dialog.findByAltText(name)).getAttribute('src')).toBe(address);
	expect(dialog.getByRole('button', { name: '下载（70 B）' })).toBeTruthy();
	expect(world.calls).toEqual([]);
});

test('a file that has just been handed in is downloaded under its name; one without content is only named', async () => {
	const { list } = await openFiles();
	const saved: { name: string; href: string }[] = [];
	const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:held');
	const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		saved.push({ name: this.download, href: this.getAttribute('href') ?? '' });
	});
	for (const name of ['刚交的.png', '以前的.png'])
		await click(within(list.getByRole('group', { name })).getByRole('button', { name: /下载/ }));
	const [blob] = blobs.mock.calls[0] ?? [];
	clicks.mockRestore();
	blobs.mockRestore();
	expect(saved).toEqual([
		{ name: '刚交的.png', href: 'blob:held' },
		{ name: '以前的.png', href: '/static/files/hand-in.png' },
	]);
	expect(blob).toHaveProperty('size', atob(PNG).length);
	expect(list.getByText('只有名字.pdf')).toBeTruthy();
	expect(list.queryByRole('group', { name: '只有名字.pdf' })).toBeNull();
});
