import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TodoItem } from '#app/home/back-end/answer-types.ts';
import { nextTodo } from '#app/home/back-end/todos.ts';
import { scenarios } from '#mock/scenario.ts';
import { createWorld } from '#tests/product/student-world.ts';

interface Node {
	id: string;
	title: string;
	lessonType?: string;
	refId?: string;
	locked: boolean;
	lockReason?: string;
	state: string;
	total: number;
	done: number;
	children: Node[];
}

const lessonsOf = (catalog: Node[]): Node[] => catalog.flatMap((chapter) => chapter.children);

describe('directories', () => {
	it('are six categories with their descendants, counted from the courses', async () => {
		const { ask } = await createWorld().as('student01');
		const tree = await ask('main.courseDirectoryTree');
		expect(tree.map((node: { title: string; courseCount: number }) => [node.title, node.courseCount])).toEqual([
			['图形化编程', 4],
			['Python', 4],
			['C++', 4],
			['机器人结构', 4],
			['单片机与传感器', 4],
			['人工智能启蒙', 3],
		]);
		expect(await ask('main.courseDirectoryTop')).toHaveLength(6);
		expect(await ask('main.courseDirectoryAll', { parentId: 'd2' })).toHaveLength(tree[1].children.length);
	});
});

describe('course cards', () => {
	it("show the demo student's progress in each course", async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.courseThemeCourses', { pageSize: 50 });
		const stands = Object.fromEntries(
			records.map((card: { id: string; learnState: string; progress: number }) => [card.id, `${card.learnState} ${card.progress}`]),
		);
		expect(stands).toMatchObject({
			c01: 'finished 100',
			c02: 'learning 46',
			c03: 'learning 8',
			c04: 'not_joined 0',
			c05: 'learning 73',
			c06: 'not_started 0',
			c07: 'locked 0',
			c09: 'learning 20',
			c10: 'locked 0',
			c12: 'learning 37',
			c13: 'finished 100',
			c14: 'learning 12',
			c15: 'learning 55',
			c17: 'finished 100',
			c18: 'not_started 0',
			c20: 'not_open 0',
		});
		expect(records.some((card: { id: string }) => card.id === 'c24')).toBe(false);
	});

	it.each([
		['a directory and what is below it', { directoryId: 'd2' }, ['c05', 'c06', 'c07', 'c08']],
		['one directory below', { directoryId: 'd2-2' }, ['c06', 'c07']],
		['a word of the title', { keyword: '巡线' }, ['c15']],
		['a teacher', { keyword: '乔木' }, ['c06', 'c08']],
		['kind and difficulty', { kind: 'required', difficulty: 1 }, ['c01', 'c13']],
		['finished ones', { mine: 'finished' }, ['c01', 'c13', 'c17']],
		['those still locked', { learnState: 'locked', pageSize: 50 }, ['c07', 'c10']],
		['those withdrawn', { learnState: 'closed', pageSize: 50 }, ['c24']],
		['favourites, the withdrawn one too', { mine: 'favourite', pageSize: 50 }, ['c05', 'c15', 'c16', 'c22', 'c24']],
	])('filter by %s', async (_case, input, ids) => {
		const { ask } = await createWorld().as('student01');
		const { records, total } = await ask('main.courseThemeCourses', input);
		expect([records.map((card: { id: string }) => card.id), total]).toEqual([ids, ids.length]);
	});

	it('are paginated in the requested order', async () => {
		const { ask } = await createWorld().as('student01');
		const first = await ask('main.courseThemeCourses', { pageNum: 1, pageSize: 10, sort: '-studentCount' });
		const third = await ask('main.courseThemeCourses', { pageNum: 3, pageSize: 10, sort: '-studentCount' });
		expect([first.records[0].id, first.records.length, first.total, third.records.length]).toEqual(['c21', 10, 23, 3]);
	});

	it('include the videos of the video centre', async () => {
		const { ask } = await createWorld().as('student01');
		const { records, total } = await ask('main.courseThemeCourses', { type: 'video', pageSize: 50 });
		expect(total).toBe(35);
		expect(records.find((card: { id: string }) => card.id === 'v01')).toMatchObject({
			type: 'video',
			progress: 100,
			videoState: 'ready',
			seconds: 30,
		});
	});

	it.each([
		['short', 0, 30],
		['medium', 31, 60],
		['long', 61, Number.POSITIVE_INFINITY],
	] as const)('a %s video takes %i to %f seconds', async (length, least, most) => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.courseThemeCourses', { type: 'video', length, pageSize: 50 });
		expect(records.length).toBeGreaterThan(0);
		expect(records.filter(({ seconds }: { seconds: number }) => seconds < least || seconds > most)).toEqual([]);
	});
});

describe('a course page', () => {
	it('contains catalogue, files, homework and teachers', async () => {
		const { ask } = await createWorld().as('student01');
		const page = await ask('main.courseAggregate', { courseId: 'c05' });
		expect(page.catalog.map((node: Node) => node.title)).toEqual([
			'和电脑打招呼',
			'记住一个数',
			'会做选择',
			'一遍又一遍',
			'一串字',
			'综合作品',
		]);
		expect([lessonsOf(page.catalog).length, page.attachments.length, page.homework.length]).toEqual([30, 10, 4]);
		expect(page.course).toMatchObject({ doneCount: 22, attachmentCount: 10, homeworkCount: 4, joined: true });
		expect(page.resume.courseId).toBe('c05');
		expect(page.teachers[0]).toMatchObject({ name: '陆云舟', courseCount: 3 });
		expect(page.course.builds.map(({ title }: { title: string }) => title)).toEqual([
			'给避障程序加一条规则并说明理由',
			'字符串小工具箱',
			'改正这段有三处错误的程序',
			'大作业：小车控制台',
		]);
	});

	it('has a picture for everything that is made in a course', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.courseThemeCourses', { pageSize: 50 });
		const pages = await Promise.all(records.map(({ id }: { id: string }) => ask('main.courseAggregate', { courseId: id })));
		const images: string[] = pages.flatMap(({ course }) => course.builds.map(({ image }: { image: string }) => image));
		expect(images.length).toBeGreaterThan(50);
		expect(images.filter((image) => !existsSync(path.join('manifests/files', image)))).toEqual([]);
	});

	it('returns all 600 lessons of the large course', async () => {
		const { ask } = await createWorld().as('bigdata');
		const { catalog, course } = await ask('main.courseAggregate', { courseId: 'c12' });
		expect([catalog.length, lessonsOf(catalog).length, course.doneCount]).toEqual([30, 600, 512]);
	});

	it('has chapter totals that match the lessons', async () => {
		const { ask } = await createWorld().as('student01');
		const { catalog } = await ask('main.courseAggregate', { courseId: 'c09' });
		for (const chapter of catalog as Node[])
			expect([chapter.total, chapter.done]).toEqual([
				chapter.children.length,
				chapter.children.filter((node) => node.state === 'done').length,
			]);
	});

	it.each([
		['c07', 'prereq', 32],
		['c20', 'time', 26],
		['c04', 'enrol', 14],
		['c19', 'time', 2],
		['c21', undefined, 0],
	])('locks lessons of %s by %s', async (courseId, reason, count) => {
		const { ask } = await createWorld().as('student01');
		const { catalog } = await ask('main.courseAggregate', { courseId });
		const locked = lessonsOf(catalog).filter((node) => node.locked);
		expect([locked.length, locked[0]?.lockReason]).toEqual([count, reason]);
	});

	it('has empty lists for a course without files and homework', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.courseAggregate', { courseId: 'c23' })).toMatchObject({ attachments: [], homework: [] });
	});

	it('offers the first lesson after joining, the one in progress later, and a review with the certificate at the end', async () => {
		const { as } = createWorld();
		const { ask } = await as('newbie');
		const resume = async (courseId: string) => (await ask('main.courseAggregate', { courseId })).resume;
		expect(await resume('c01')).toBeUndefined();
		await ask('main.courseOnlineActivate', { courseId: 'c01' });
		expect(await resume('c01')).toMatchObject({ stage: 'start', lessonId: 'c01-1-1', position: 0 });
		expect((await ask('main.courseAggregate', { scope: 'home' })).resume).toMatchObject({ stage: 'start', courseId: 'c01' });
		await ask('main.courseVideoProgressSave', { videoId: 'c01-1-2', position: 6, spans: [{ from: 0, to: 6 }], answers: [] });
		expect(await resume('c01')).toMatchObject({ stage: 'continue', lessonId: 'c01-1-2', position: 6 });
		const student = await as('student01');
		const { course, resume: review } = await student.ask('main.courseAggregate', { courseId: 'c01' });
		expect([course.learnState, review.stage, review.lessonId]).toEqual(['finished', 'review', 'c01-1-1']);
		const { honours } = await student.ask('main.courseAggregate', { scope: 'honours', honourId: course.honourId });
		expect(honours).toMatchObject([{ kind: 'cert', courseId: 'c01' }]);
	});

	it('stays at the lesson in progress when homework of another course is handed in', async () => {
		const { as, wait } = createWorld();
		const { ask } = await as('newbie');
		const resume = async () => (await ask('main.courseAggregate', { scope: 'home' })).resume;
		for (const courseId of ['c01', 'c05']) await ask('main.courseOnlineActivate', { courseId });
		await ask('main.courseVideoProgressSave', { videoId: 'c05-1-1', position: 6, spans: [{ from: 0, to: 6 }], answers: [] });
		wait(60_000);
		const { homework } = await ask('main.courseAggregate', { courseId: 'c01' });
		const task = homework.find(({ canSubmit, accept }: { canSubmit: boolean; accept: string[] }) => canSubmit && accept.includes('text'));
		await ask('main.homeworkAnswerSubmit', { homeworkId: task.id, text: '画好了', requestKey: 'k1' });
		expect((await ask('main.courseAggregate', { courseId: 'c01' })).course.doneCount).toBe(1);
		expect(await resume()).toMatchObject({ stage: 'continue', lessonId: 'c05-1-1' });
	});

	it('places a lesson in its course', async () => {
		const { ask } = await createWorld().as('student01');
		const { lesson, catalog } = await ask('main.courseAggregate', { scope: 'lesson', lessonId: 'c05-1-4' });
		expect(lesson).toMatchObject({
			number: '1.4',
			title: '机器人报到',
			lessonType: 'problem',
			refId: 'P1001',
			courseTitle: 'Python 第一步：从输入输出到循环',
			chapterTitle: '第 1 章 和电脑打招呼',
			previous: { lessonId: 'c05-1-3', lessonType: 'doc' },
			next: { lessonId: 'c05-2-1', number: '2.1', lessonType: 'video', locked: false },
		});
		expect(catalog).toEqual((await ask('main.courseAggregate', { courseId: 'c05' })).catalog);
		expect(await ask('main.courseAggregate', { scope: 'lesson', lessonId: 'v01' })).toMatchObject({ catalog: [], notes: [] });
	});

	it('finishes a live lesson by its replay, which exists once the lesson is over', async () => {
		const { as, wait } = createWorld();
		const { ask, call } = await as('student01');
		const { catalog } = await ask('main.courseAggregate', { courseId: 'c15' });
		const { id } = lessonsOf(catalog).find(({ lessonType }) => lessonType === 'live') as Node;
		const live = async () => (await ask('main.courseAggregate', { scope: 'lesson', lessonId: id })).live;
		expect(await live()).toMatchObject({ state: 'coming', startAt: expect.stringContaining('T19:30'), teacherName: '陆小川' });
		expect((await call('main.courseVideoPlayUrl', { videoId: id })).code).toBe(404);
		wait(3 * 86_400_000);
		expect(await live()).toMatchObject({ state: 'over', replayId: id });
		const { live: locked } = await (await as('newbie')).ask('main.courseAggregate', { scope: 'lesson', lessonId: id });
		expect(locked).toMatchObject({ state: 'over' });
		expect(locked.replayId).toBeUndefined();
		const again = await as('student01');
		const { seconds } = await again.ask('main.courseVideoPlayUrl', { videoId: id });
		await again.ask('main.courseVideoProgressSave', { videoId: id, position: 1, spans: [{ from: 0, to: seconds }], answers: [] });
		const after = await again.ask('main.courseAggregate', { courseId: 'c15' });
		expect(lessonsOf(after.catalog).find((node) => node.id === id)?.state).toBe('done');
	});

	it('responds 404 for an unknown course', async () => {
		const { call } = await createWorld().as('newbie');
		expect(await call('main.courseAggregate', { courseId: 'c99' })).toMatchObject({ code: 404, message: '课程不存在，或已经删除' });
	});
});

describe('home and personal centre', () => {
	it('show the same figures as the session user, computed from the same records', async () => {
		const { ask } = await createWorld().as('student01');
		const [info, home, centre] = [
			await ask('main.studentInfo'),
			await ask('main.courseAggregate', { scope: 'home' }),
			await ask('main.courseAggregate', { scope: 'centre' }),
		];
		expect(home.study).toEqual(centre.study);
		expect(info.study).toEqual(home.study);
		const sum = centre.days.reduce((seconds: number, day: { seconds: number }) => seconds + day.seconds, 0);
		expect(centre.study).toMatchObject({
			studyDays: 210,
			longestStreak: 31,
			streakDays: 7,
			totalSeconds: sum,
			lessonsDone: 357,
			coursesLearning: 8,
			coursesFinished: 3,
			honourCount: 12,
		});
		const from = (first: string, last: string): { seconds: number }[] =>
			centre.days.filter(({ date }: { date: string }) => date >= first && date <= last);
		const total = (days: { seconds: number }[]): number => days.reduce((seconds, day) => seconds + day.seconds, 0);
		// From Monday to Sunday; today is Saturday.
		expect(centre.study).toMatchObject({
			weekSeconds: total(from('2026-09-07', '2026-09-12')),
			weekDays: from('2026-09-07', '2026-09-12').length,
			lastWeekSeconds: total(from('2026-08-31', '2026-09-06')),
		});
		expect(centre.study.week).toHaveLength(6);
		expect(centre.study.week.reduce((total: number, seconds: number) => total + seconds)).toBe(centre.study.weekSeconds);
		expect(centre.study.week.at(-1)).toBe(centre.study.todaySeconds);
		expect(centre.days.reduce((count: number, day: { lessons: number }) => count + day.lessons, 0)).toBeGreaterThanOrEqual(357);
	});

	it('show banners and zones only inside their time window', async () => {
		const { as, wait } = createWorld();
		const { ask } = await as('student01');
		const ids = async () => {
			const { banners, zones } = await ask('main.courseAggregate', { scope: 'home' });
			return [...banners, ...zones].map((row: { id: string }) => row.id);
		};
		expect(await ids()).toEqual(['b1', 'b2', 'b3', 'z1', 'z2', 'z3']);
		wait(9 * 86_400_000);
		expect(await ids()).toEqual(['b1', 'b3', 'b5', 'z1', 'z2', 'z3']);
	});

	it('list tasks in order of their due time', async () => {
		const { ask } = await createWorld().as('student01');
		const { todos } = await ask('main.courseAggregate', { scope: 'home' });
		const times = todos.map((todo: { dueAt: string }) => todo.dueAt);
		expect(times).toEqual([...times].sort());
		expect(todos.filter((todo: { late: boolean }) => todo.late)).toHaveLength(2);
		expect(todos.filter(({ note }: { note: string }) => /逾期|补交/.test(note))).toEqual([]);
	});

	it('list the homework that `homeworkTodo` counts, papers that close soon, and the next deadline of each competition', async () => {
		const { ask } = await createWorld().as('student01');
		const { todos, study } = await ask('main.courseAggregate', { scope: 'home' });
		const of = (kind: string) => todos.filter((todo: { kind: string }) => todo.kind === kind);
		expect(of('homework')).toHaveLength(study.homeworkTodo);
		expect(of('paper').map(({ title, note, path }: Record<string, string>) => [title, note, path])).toEqual([
			['Python 综合模拟（四）', '还没有交卷', '/examPrepHubPaper?attemptId=a41'],
			['每日一练 · 今天', '还没有做', '/examPrepHubPaperInfo?id=p35'],
			['六种题型 · 综合练习卷', '还没有做', '/examPrepHubPaperInfo?id=p37'],
		]);
		expect(of('competition').map(({ title, note, dueAt }: Record<string, string>) => [title, note, dueAt])).toEqual([
			['「小小算法家」秋季编程赛', '比赛截止', '2026-09-12T11:40:00+08:00'],
			['「小创客」综合挑战赛', '「作品提交」交作品', '2026-09-17T18:00:00+08:00'],
			['「星火杯」机器人巡线挑战（校内演示赛）', '报名待审核', '2026-09-20T09:00:00+08:00'],
		]);
	});

	it.each<[kind: TodoItem['kind'], others: TodoItem['kind'][], late: boolean]>([
		['homework', ['paper', 'schedule'], true],
		['homework', ['schedule'], false],
		['paper', ['schedule'], false],
		['schedule', ['competition'], false],
	])('put %s of today before %j', (kind, others, late) => {
		const todo = { id: kind, kind, late, dueAt: '2026-09-12T20:00:00+08:00', title: '', note: '', path: '/' };
		const later: TodoItem = { ...todo, kind: 'homework', late: false, dueAt: '2026-09-13T08:00:00+08:00' };
		const now = Date.parse('2026-09-12T10:00:00+08:00');
		expect(nextTodo([later, ...others.map((other) => ({ ...todo, kind: other, late: false })), todo], now)).toBe(todo);
		expect(nextTodo([later], now)).toBeUndefined();
	});

	it('are empty for a new student', async () => {
		const { ask } = await createWorld().as('newbie');
		const centre = await ask('main.courseAggregate', { scope: 'centre' });
		expect(centre).toMatchObject({
			continues: [],
			todos: [],
			days: [],
			notes: [],
			activities: [],
			honours: [],
			study: { totalSeconds: 0, studyDays: 0, coursesJoined: 0 },
		});
		expect(centre.resume).toBeUndefined();
	});

	it('are empty in the scenario `empty`', async () => {
		const { ask } = await createWorld(scenarios.empty).as('student01');
		expect(await ask('main.courseAggregate', { scope: 'home' })).toMatchObject({ todos: [], banners: [], zones: [], continues: [] });
		expect(await ask('main.courseThemeCourses')).toMatchObject({ records: [], total: 0 });
	});
});

describe('honours', () => {
	it("are sixty public ones plus the user's own, without revoked or locked ones", async () => {
		const { ask } = await createWorld().as('newbie');
		const { honours } = await ask('main.courseAggregate', { scope: 'honours' });
		expect(honours.filter((row: { id: string }) => row.id.startsWith('hp'))).toHaveLength(60);
		expect(honours.every((row: { verifyCode?: string; state: string }) => row.verifyCode === undefined && row.state !== 'revoked')).toBe(
			true,
		);
	});

	it('are valid, expired, revoked or unknown when verified by code', async () => {
		const { as } = createWorld();
		const { ask } = await as('student01');
		const { honours } = await ask('main.courseAggregate', { scope: 'honours', owner: 'mine', honourKind: 'cert' });
		const visitor = await as('newbie');
		const states = await Promise.all(
			honours.map(
				async (row: { verifyCode: string }) =>
					(await visitor.ask('main.courseAggregate', { scope: 'honours', verifyCode: row.verifyCode.toLowerCase() })).honours[0].state,
			),
		);
		expect(states.sort()).toEqual(['expired', 'revoked', 'valid', 'valid', 'valid']);
		expect((await visitor.ask('main.courseAggregate', { scope: 'honours', verifyCode: 'ZZZZZZZZ' })).honours).toEqual([]);
	});
});

describe('joining a course', () => {
	it('accepts a code for an elective course and lists it among the joined ones', async () => {
		const { ask, call } = await createWorld().as('newbie');
		expect((await call('main.courseOnlineActivate', { courseId: 'c04' })).message).toBe('这门课程需要激活码');
		expect(await ask('main.courseOnlineActivate', { courseId: 'c04', code: 'robot-c04' })).toMatchObject({
			courseId: 'c04',
			joined: true,
			learnState: 'not_started',
		});
		expect((await ask('main.courseThemeCourses', { mine: 'joined' })).total).toBe(1);
		expect((await call('main.courseOnlineActivate', { courseId: 'c04', code: 'ROBOT-C04' })).message).toBe('已经加入过这门课程了');
	});

	it.each([
		[{ code: 'ROBOT-C99' }, '激活码不存在，请检查有没有输错'],
		[{ code: 'ROBOT-USED' }, '这个激活码已经用过了'],
		[{ courseId: 'c08', code: 'ROBOT-C04' }, '这个激活码是另一门课程的'],
		[{ courseId: 'c24' }, '课程已下架'],
		[{ code: 'ROBOT-C20' }, '课程还没有开放'],
	])('refuses %j', async (input, message) => {
		const { call } = await createWorld().as('newbie');
		expect((await call('main.courseOnlineActivate', input)).message).toBe(message);
	});

	it('adds and removes a favourite', async () => {
		const { ask } = await createWorld().as('newbie');
		expect(await ask('main.courseFavouriteSave', { courseId: 'c24', favourite: true })).toMatchObject({
			favourite: true,
			joined: false,
		});
		expect((await ask('main.courseThemeCourses', { mine: 'favourite' })).total).toBe(1);
		expect(await ask('main.courseFavouriteSave', { courseId: 'c24', favourite: false })).toMatchObject({ favourite: false });
	});

	it('is refused for graduates', async () => {
		const { call } = await createWorld().as('graduate');
		expect((await call('main.courseOnlineActivate', { courseId: 'c03' })).message).toBe('已毕业的账号只能查看，不能提交');
	});
});

describe('search', () => {
	it('finds several kinds, titles first, and counts each kind', async () => {
		const { ask } = await createWorld().as('student01');
		const { records, total, groups, unscopedTotal } = await ask('main.courseSearch', { keyword: '巡线', pageSize: 100 });
		expect(groups.map((group: { type: string }) => group.type)).toEqual(expect.arrayContaining(['course', 'lesson', 'video', 'notice']));
		expect(groups.reduce((sum: number, group: { total: number }) => sum + group.total, 0)).toBe(total);
		expect(unscopedTotal).toBe(total);
		expect(records[0].title).toMatch('巡线');
	});

	it.each(['xhqt', 'xunhuanqiantao', 'Xunhuan qiantao', '循环 qiantao'])('finds titles by pinyin: %s', async (keyword) => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.courseSearch', { keyword, pageSize: 100 });
		expect(records.length).toBeGreaterThan(0);
		for (const { title } of records) expect(title).toMatch(/循环嵌套|嵌套的循环/);
	});

	it('filters by kind and still counts the others', async () => {
		const { ask } = await createWorld().as('student01');
		const { records, total, groups } = await ask('main.courseSearch', { keyword: '循环', type: 'lesson' });
		expect(records.every((hit: { type: string }) => hit.type === 'lesson')).toBe(true);
		expect(groups.length).toBeGreaterThan(1);
		expect(groups.find((group: { type: string }) => group.type === 'lesson').total).toBe(total);
	});

	it('requires all words, and returns nothing for blanks', async () => {
		const { ask } = await createWorld().as('student01');
		expect((await ask('main.courseSearch', { keyword: 'python 报错' })).total).toBeLessThan(
			(await ask('main.courseSearch', { keyword: 'python' })).total,
		);
		expect(await ask('main.courseSearch', { keyword: ' ' })).toMatchObject({ records: [], total: 0, groups: [] });
	});
});
