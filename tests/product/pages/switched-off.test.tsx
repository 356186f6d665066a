/** Pages with a feature off in config.json, while the back end still names its papers, films and problems. */
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { components } from '#generated/components.ts';
import { page as home } from '#generated/pages/home.ts';
import { page as centre } from '#generated/pages/ucenter.ts';
import type { PageName } from '#generated/pages.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { featuresWith } from '#src/settings/features.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';
import { createFaultySite, type Visit } from './faulty-site.ts';

type Switches = Readonly<Record<string, boolean>>;

async function openWith(switches: Switches, name: PageName, address: string): Promise<Visit> {
	const visit = await (await createFaultySite('student01', switches)).open(name, address);
	await visit.settle();
	return visit;
}

/** A page with one component, whose props no page of the mock has. */
async function draw(component: string, props: Readonly<Record<string, unknown>>, switches: Switches) {
	const world = createWorld({}, { features: featuresWith(switches), components: componentLoaders(components) });
	const { screen } = await openPage(page([{ block: 'custom', component, props: () => props, needs: [] }]), world);
	await screen.findByText(String(props.waits));
	return screen;
}

/** The home page, with an answer that the mock does not give. */
async function openHome(parts: Readonly<Record<string, unknown>>, switches: Switches) {
	const answer = { resume: null, next: null, banners: [], continues: [], notices: [], todos: [], zones: [], ...parts };
	const world = createWorld({ 'main.courseAggregate': () => answer }, { features: featuresWith(switches) });
	return (await openPage(home, world)).screen;
}

const hrefsOf = (element: HTMLElement): string[] => [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

const lesson = (id: string, lessonType: string) => ({
	id,
	lessonId: id,
	kind: 'lesson',
	number: id,
	title: `课时 ${id}`,
	courseId: 'c05',
	lessonType,
	refId: id,
	locked: false,
	state: 'not_started',
	total: 1,
	done: 0,
	children: [],
});

/** The outline of a course with lessons of these types, from the lesson `at`, with exams off. */
function drawOutline(types: readonly string[], at: number) {
	const lessons = types.map((type, index) => lesson(String(index), type));
	const current = { ...lessons[at], previous: lessons[at - 1], next: lessons[at + 1] };
	const catalog = [{ ...lesson('0', ''), kind: 'chapter', title: '第一章', children: lessons }];
	return draw('course#LessonOutline', { lesson: current, catalog, folded: false, waits: '0 第一章' }, { exams: false });
}

describe('exams', () => {
	test('the outline of a lesson names a quiz without a link, and the way on passes over it', async () => {
		const { screen } = await openWith({ exams: false }, 'problem-program', '/?problemId=P1005&lesson=c05-3-5');
		const outline = screen.getByRole('region', { name: '课程目录' });
		expect(within(outline).getByRole('link', { name: '下一课' }).getAttribute('href')).toContain('c05-4-1');
		expect(within(outline).getAllByText('没有开放').length).toBeGreaterThan(0);
		expect(hrefsOf(outline).filter((href) => href.startsWith('/exam'))).toEqual([]);
	});

	test.each([
		['back over quizzes', ['video', 'quiz', 'quiz', 'video'], 3, '上一课', '课时 0'],
		['on over quizzes', ['video', 'quiz', 'quiz', 'video'], 0, '下一课', '课时 3'],
	])('the way leads %s', async (_case, types, at, label, title) => {
		const link = (await drawOutline(types, at)).getByRole('link', { name: label });
		expect(link.parentElement?.textContent).toContain(title);
	});

	test.each([
		['next', ['video', 'quiz'], 0, '下一课：1 课时 1，没有开放'],
		['before', ['quiz', 'video'], 1, '上一课：0 课时 0，没有开放'],
	])('a quiz is named if no other lesson is %s', async (_case, types, at, text) => {
		expect((await drawOutline(types, at)).container.textContent).toContain(text);
	});

	test.each([
		[['video', 'quiz', 'problem'], '下一课：2 课时 2'],
		[['video', 'quiz'], '下一课：1 课时 1，没有开放'],
	])('the end of a film in %j leads on as the outline does', async (types, waits) => {
		const lessons = types.map((type, index) => lesson(String(index), type));
		const catalog = [{ ...lesson('0', ''), kind: 'chapter', title: '第一章', children: lessons }];
		const props = { lesson: { ...lessons[0], next: lessons[1] }, catalog, onlyNext: true, waits };
		const screen = await draw('course#LessonOutline', props, { exams: false });
		expect(hrefsOf(screen.container)).toEqual(types.length > 2 ? ['/program?problemId=2&lesson=2'] : []);
	});

	test('a quiz that the outline lacks is named', async () => {
		const current = { ...lesson('0', 'video'), next: lesson('9', 'quiz') };
		const catalog = [{ ...lesson('0', ''), kind: 'chapter', title: '第一章', children: [lesson('0', 'video')] }];
		const props = { lesson: current, catalog, folded: false, waits: '0 第一章' };
		const screen = await draw('course#LessonOutline', props, { exams: false });
		expect(screen.container.textContent).toContain('下一课：9 课时 9，没有开放');
	});

	test('the page of a course says why a quiz does not open', async () => {
		const { screen } = await openWith({ exams: false }, 'course-detail', '/c05?lesson=c05-3-6');
		const quiz = screen.getByRole('treeitem', { name: /第三章测/ });
		expect(quiz.textContent).toContain('没有开放');
		expect(quiz.getAttribute('aria-disabled')).toBe('true');
	});

	test('search results and notices about them have no link', async () => {
		const { screen } = await openWith({ exams: false }, 'search', '/?keyword=模拟&type=paper');
		const results = screen.getByRole('list', { name: '搜索结果' });
		expect(within(results).getAllByText('没有开放')).toHaveLength(within(results).getAllByRole('listitem').length);
		expect(hrefsOf(results)).toEqual([]);

		const notice = await openWith({ exams: false }, 'notice-detail', '/n42');
		expect(notice.screen.getByRole('heading', { name: '模拟卷（四）已开放' })).toBeDefined();
		expect(notice.screen.queryByText('去看看')).toBeNull();
	});

	test.each([
		['shows with exams', {}, ['交作业', '做试卷', '去比赛']],
		['is away without', { exams: false }, ['交作业', '去比赛']],
		['is away without, and so is a competition', { exams: false, competitions: false }, ['交作业']],
	])('a paper to do %s', async (_case, switches, titles) => {
		const todo = (kind: string, title: string, path: string) => ({
			id: title,
			kind,
			title,
			note: '',
			dueAt: '2099-01-01',
			late: false,
			path,
		});
		const items = [
			todo('homework', '交作业', '/courseDetail/c05'),
			todo('paper', '做试卷', '/examPrepHubPaperInfo?id=p1'),
			todo('competition', '去比赛', '/CompetitionDetail/k1'),
		];
		const screen = await openHome({ todos: items }, switches);
		const todos = await screen.findByRole('region', { name: '以后' });
		expect(
			within(todos)
				.getAllByRole('link')
				.map(({ textContent }) => textContent),
		).toEqual(titles);
	});

	test.each([
		['its page', {}, '/examPrepHubPaperInfo?id=p17&lesson=c05-3-6'],
		['its place in the course', { exams: false }, '/courseDetail/c05?lesson=c05-3-6'],
	])('a quiz to go on with opens %s', async (_case, switches, href) => {
		const resume = { courseId: 'c05', lessonId: 'c05-3-6', lessonType: 'quiz', refId: 'p17', stage: 'continue', position: 0 };
		const screen = await openHome({ resume }, switches);
		expect((await screen.findByRole('link', { name: '接着学' })).getAttribute('href')).toBe(href);
	});

	test('a note names its lesson without a link', async () => {
		const note = {
			id: 'n1',
			lessonId: 'c05-3-6',
			lessonTitle: '第三章测',
			courseId: 'c05',
			courseTitle: 'Python 入门',
			lessonType: 'quiz',
			refId: 'p17',
			position: 0,
			text: '记一下',
			at: '2026-09-11T10:00:00+08:00',
		};
		const answers = {
			'main.studentInfo': () => ({ studentDTO: { name: '小明', level: 3 }, schedules: [] }),
			'main.courseAggregate': () => ({ notes: [note] }),
		};
		const world = createWorld(answers, { features: featuresWith({ exams: false }) });
		const { screen } = await openPage(centre, world, '/ucenter?tab=notes');
		const notes = await screen.findByRole('list', { name: '笔记' });
		expect(within(notes).getByText('第三章测')).toBeDefined();
		expect(within(notes).queryByRole('link')).toBeNull();
	});
});

describe('videos', () => {
	test('a film that belongs to no course plays, and does not name the video centre', async () => {
		const { screen } = await openWith({ videos: false }, 'video-detail', '/v01');
		const crumbs = within(screen.getByRole('navigation', { name: '所在位置' })).getAllByRole('listitem');
		expect(crumbs.map(({ textContent }) => textContent)).toEqual(['视频', '三分钟认识舞台坐标']);
	});

	test('films of a course stay its lessons', async () => {
		const { screen } = await openWith({ videos: false }, 'video-detail', '/c05-1-2');
		expect(hrefsOf(screen.getByRole('region', { name: '课程目录' }))).toContain('/videoDetail/c05-1-1');
	});
});

test.each([
	['shows', {}, 1],
	['is away if the judge cannot list them', { problemTags: false }, 0],
])('the filter by knowledge points %s', async (_case, switches, count) => {
	const { screen } = await openWith(switches, 'problem-index', '/?tab=program');
	const filters = screen.getByRole('region', { name: '筛选编程题' });
	await click(within(filters).getByRole('button', { name: '筛选' }));
	expect(within(filters).queryAllByText('知识点')).toHaveLength(count);
	expect(within(filters).getByText('难度')).toBeDefined();
});

test.each([
	['leads to its page', {}, '去写程序'],
	['says so if programming is off', { programming: false }, '这道题要写程序，编程题没有开放。'],
])('a question that asks for a program %s', async (_case, switches, text) => {
	const question = { id: 'q1', type: 'program', difficulty: 'easy', knowledge: [], stemHtml: '<p>写一个程序</p>', problemId: 'P1001' };
	const screen = await draw('practice#PracticeDesk', { questions: [question], waits: '写一个程序' }, switches);
	expect(screen.getByText(text).getAttribute('href')).toBe('programming' in switches ? null : '/program?problemId=P1001');
});
