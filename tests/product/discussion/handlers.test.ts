import { describe, expect, it } from 'vitest';
import { createWorld, type Student, type World } from '#tests/product/student-world.ts';

const LESSON = 'c05-4-1';
const listOf = ({ ask }: Student, lessonId = LESSON) => ask('main.courseDiscussionList', { lessonId });
const save = ({ ask }: Student, input: Record<string, unknown>) => ask('main.courseDiscussionSave', { lessonId: LESSON, ...input });
const both = async (world: World) => [await world.as('student01'), await world.as('expired')] as const;

describe('the discussion of a lesson', () => {
	it('has the newest question first, with its place, its answers and who wrote them', async () => {
		const [student, other] = await both(createWorld());
		const asked = await save(student, { text: ' 终点取得到吗？ ', position: 21 });
		await save(other, { questionId: asked.id, text: '取不到' });
		const [first, ...others] = await listOf(student);
		expect(first).toMatchObject({ id: asked.id, text: '终点取得到吗？', position: 21, mine: true, state: 'shown', teacher: false });
		expect(first.answers).toMatchObject([{ text: '取不到', mine: false, author: '登录易过期' }]);
		expect(others.length).toBeGreaterThan(1);
	});

	it('shows what moderation holds back to its author and to teachers alone', async () => {
		const world = createWorld();
		const [student, other] = await both(world);
		const { id, state, stateText } = await save(student, { text: '加我微信 xiaoman2014 一起练' });
		expect([state, stateText]).toEqual(['pending', expect.stringContaining('联系方式')]);
		const sees = async (who: Student) => (await listOf(who)).map((post: { id: string }) => post.id);
		expect(await sees(student)).toContain(id);
		expect(await sees(other)).not.toContain(id);
		expect(await sees(await world.as('editor'))).toContain(id);
		expect(await sees(other)).not.toContain('talk04');
		const { code, message } = await other.call('main.courseDiscussionSave', { lessonId: LESSON, questionId: id, text: '好' });
		expect([code, message]).toEqual([404, expect.stringContaining('可能删掉了')]);
	});

	it.each([
		['我的电话是 13800000001', 'pending'],
		['我的电话是 １３８００００００01', 'pending'],
		['看 https://example.com', 'pending'],
		['QQ：123456', 'pending'],
		['range(1000000) 会很慢吗？', 'shown'],
		['加我一个：我也是 65 才转', 'shown'],
	])('holds back how to reach a child: %s is %s', async (text, state) => {
		expect(await save(await createWorld().as('student01'), { text })).toMatchObject({ state });
	});

	it('counts each student who found a post helpful once; nobody counts the own post', async () => {
		const [student, other] = await both(createWorld());
		const { id } = await save(student, { text: '为什么少一个？' });
		const mark = (helpful: boolean) => other.ask('main.courseDiscussionHelpfulSave', { postId: id, helpful });
		expect([await mark(true), await mark(true)]).toMatchObject([{ helpfulCount: 1 }, { helpfulCount: 1, helpful: true }]);
		expect(await mark(false)).toMatchObject({ helpfulCount: 0, helpful: false });
		expect(await student.call('main.courseDiscussionHelpfulSave', { postId: id, helpful: true })).toMatchObject({ code: 403 });
	});

	it('keeps the same words as often as they are posted, and lets their author remove them until somebody answers', async () => {
		const [student, other] = await both(createWorld());
		const asked = await save(student, { text: '为什么少一个？' });
		const again = await save(student, { text: '为什么少一个？' });
		expect(await listOf(student)).toEqual(expect.arrayContaining([asked, again].map(({ id }) => expect.objectContaining({ id }))));
		expect(await other.call('main.courseDiscussionRemove', { postId: asked.id })).toMatchObject({ code: 403, message: '只能删除自己写的' });
		const answer = await save(other, { questionId: asked.id, text: '终点不算' });
		expect(await student.call('main.courseDiscussionRemove', { postId: asked.id })).toMatchObject({ code: 403 });
		await other.ask('main.courseDiscussionRemove', { postId: answer.id });
		expect(await student.ask('main.courseDiscussionRemove', { postId: asked.id })).toEqual({ postId: asked.id });
		expect(await listOf(student)).not.toContainEqual(expect.objectContaining({ id: asked.id }));
	});

	it('marks what a teacher writes', async () => {
		expect(await save(await createWorld().as('editor'), { lessonId: 'v07', text: '看 https://example.com' })).toMatchObject({
			teacher: true,
			state: 'shown',
		});
	});

	it.each<[string, string, Record<string, unknown>, number, string]>([
		['nothing but blanks', 'student01', { text: ' ' }, 400, '还没有写内容'],
		['a lesson of others', 'student01', { lessonId: 'c04-2-1', text: '偷看' }, 403, '加入课程后可以学习'],
		['an answer to an answer', 'student01', { questionId: 'talk01-1', text: '我也是' }, 404, '可能删掉了'],
		['a question of another lesson', 'student01', { questionId: 'talk09', text: '答错地方' }, 404, '可能删掉了'],
		['a student who has left', 'graduate', { lessonId: 'v07', text: '回来看看' }, 403, '只能查看'],
	])('refuses %s', async (_what, account, input, code, message) => {
		const { call } = await createWorld().as(account);
		const reply = await call('main.courseDiscussionSave', { lessonId: LESSON, ...input });
		expect([reply.code, reply.message]).toEqual([code, expect.stringContaining(message)]);
	});
});

describe('the rating of a course', () => {
	const courseOf = async ({ ask }: Student, courseId: string) => (await ask('main.courseAggregate', { courseId })).course;

	it('is given once, after the course is finished, and moves the average', async () => {
		const student = await createWorld().as('student01');
		const before = await courseOf(student, 'c13');
		expect(before).toMatchObject({ learnState: 'finished', rateState: 'open' });
		const rating = await student.ask('main.courseRatingSave', { courseId: 'c13', stars: 1, text: ' 太难了 ' });
		expect(rating).toMatchObject({ stars: 1, text: '太难了', mine: true });
		expect(await student.ask('main.courseRatingSave', { courseId: 'c13', stars: 1, text: '太难了' })).toEqual(rating);
		expect(await student.call('main.courseRatingSave', { courseId: 'c13', stars: 5 })).toMatchObject({ code: 409 });
		const after = await courseOf(student, 'c13');
		expect(after).toMatchObject({ rateState: 'rated', ratingCount: before.ratingCount + 1 });
		expect(after.rating).toBeLessThan(before.rating);
		expect((await student.ask('main.courseRatingList', { courseId: 'c13' }))[0]).toEqual(rating);
	});

	it('is listed for others only with words', async () => {
		const world = createWorld();
		const student = await world.as('student01');
		await student.ask('main.courseRatingSave', { courseId: 'c01', stars: 3 });
		const count = async (who: Student) => (await who.ask('main.courseRatingList', { courseId: 'c01' })).length;
		expect([await count(student), await count(await world.as('newbie'))]).toEqual([3, 2]);
	});

	it.each([
		['a course in progress', 'student01', 'c05', 403, '学完这门课以后才能评价'],
		['a student who has left', 'graduate', 'c01', 403, '只能查看'],
	])('refuses %s', async (_what, account, courseId, code, message) => {
		const { call } = await createWorld().as(account);
		expect(await call('main.courseRatingSave', { courseId, stars: 5 })).toMatchObject({ code, message: expect.stringContaining(message) });
	});
});
