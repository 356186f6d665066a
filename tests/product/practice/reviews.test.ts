import { describe, expect, it } from 'vitest';
import { afterReview, cardOfMistake, type ReviewGrade } from '#app/practice/back-end/rules/schedule.ts';
import { createWorld, type Student } from '#tests/product/student-world.ts';

const DAY_MS = 86_400_000;
const planOf = ({ ask }: Student) => ask('main.questionReviewPlan');
const save = ({ ask }: Student, questionId: string, grade: ReviewGrade) => ask('main.questionReviewSave', { questionId, grade });

describe('the schedule of one mistake', () => {
	const daysAfter = (grades: readonly ReviewGrade[]): number[] => {
		let card = cardOfMistake('2026-09-01T19:00:00+08:00');
		const days = [card.scheduled_days];
		for (const grade of grades) {
			card = afterReview(card, card.due, grade);
			days.push(card.scheduled_days);
		}
		return days;
	};

	it('starts the day after, grows with each 会了, hardly with 模糊, and starts anew with 不会', () => {
		const [first, ...good] = daysAfter(['good', 'good', 'good']);
		expect(first).toBe(1);
		expect(good).toEqual([...good].sort((a, b) => a - b));
		expect(good[2]).toBeGreaterThan(10);
		const [, hard = 0] = daysAfter(['hard']);
		expect(hard).toBeLessThan(good[0] ?? 0);
		expect(daysAfter(['good', 'good', 'again']).at(-1)).toBeLessThan(4);
	});
});

describe('the plan of today', () => {
	it('lists the mistakes that are due, with their keys, and leaves out the mastered ones', async () => {
		const student = await createWorld().as('student01');
		const plan = await planOf(student);
		expect(plan.left).toBeGreaterThan(3);
		expect([plan.list.length, plan.ids.length, plan.done]).toEqual([plan.left, plan.left, 0]);
		expect(plan.streakDays).toBe(4);
		expect(plan.list[0].key).toMatchObject({ analysisHtml: expect.stringMatching(/./) });
		for (const { mine } of plan.list) expect(mine.state).toBe('wrong');
		await student.ask('main.questionMasteredSave', { questionIds: [plan.ids[0]], mastered: true });
		expect((await planOf(student)).ids).not.toContain(plan.ids[0]);
	});

	it('has a question less after each review, which lengthens the streak; the same review sent twice counts once', async () => {
		const student = await createWorld().as('student01');
		const { ids, left } = await planOf(student);
		const saved = await save(student, ids[0], 'good');
		expect(saved.days).toBeGreaterThan(0);
		expect(await save(student, ids[0], 'again')).toEqual(saved);
		const after = await planOf(student);
		expect(after).toMatchObject({ left: left - 1, done: 1, streakDays: 5 });
		expect(after.ids).not.toContain(ids[0]);
	});

	it('asks for a question again on the day that the review answered', async () => {
		const world = createWorld();
		const student = await world.as('student01');
		const { ids } = await planOf(student);
		const { days } = await save(student, ids[0], 'hard');
		world.wait((days - 1) * DAY_MS);
		const isDue = async (who: Student) => {
			const { code } = await who.call('main.questionReviewSave', { questionId: ids[0], grade: 'good' });
			return code === 200;
		};
		if (days > 1) expect(await isDue(await world.as('student01'))).toBe(false);
		world.wait(DAY_MS);
		expect(await isDue(await world.as('student01'))).toBe(true);
	});

	it('has at most 20 questions a day; the others wait for tomorrow', async () => {
		const student = await createWorld().as('bigdata');
		const before = await planOf(student);
		expect(before.left).toBe(20);
		await save(student, before.ids[0], 'good');
		expect(await planOf(student)).toMatchObject({ left: 19, done: 1, waiting: before.waiting });
	});

	it('brings a reviewed question back soon that is answered wrong in practice', async () => {
		const isDueSoon = async (answersWrong: boolean): Promise<boolean> => {
			const world = createWorld();
			const student = await world.as('student01');
			const { list } = await planOf(student);
			const { question, key } = list.find((item: { question: { type: string } }) => item.question.type === 'single');
			const { days } = await save(student, question.id, 'good');
			const wrong = ['A', 'B', 'C', 'D'].find((option) => !key.answer.includes(option)) ?? '';
			if (answersWrong) await student.ask('main.questionBankAnswer', { questionId: question.id, value: [wrong] });
			world.wait((days - 1) * DAY_MS);
			const { code } = await (await world.as('student01')).call('main.questionReviewSave', { questionId: question.id, grade: 'good' });
			return code === 200;
		};
		expect([await isDueSoon(false), await isDueSoon(true)]).toEqual([false, true]);
	});

	it.each([
		['that is in no book', 'student01', 'q-none', 404, '这道题不在错题本里'],
		['of a student who has left', 'graduate', 'q-none', 403, '只能查看'],
	])('refuses the review of a question %s', async (_what, account, questionId, code, message) => {
		const { call } = await createWorld().as(account);
		const reply = await call('main.questionReviewSave', { questionId, grade: 'good' });
		expect([reply.code, reply.message]).toEqual([code, expect.stringContaining(message)]);
	});
});
