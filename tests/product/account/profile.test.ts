import { describe, expect, it } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

const PICTURE = 'data:image/jpeg;base64,/9j/4AAQ';
const profile = { nickname: '小满', gender: '2', birthday: '2014-05-21', grade: '5', school: '晴川小学', signature: '嗨' };

describe('the profile', () => {
	it('saves the given fields, clears omitted ones, and keeps picture and name', async () => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.studentProfileSave', { ...profile, headImg: PICTURE })).toEqual({ ...profile, headImg: PICTURE });
		await ask('main.studentProfileSave', { nickname: '满满', birthday: '2014-05-21' });
		expect((await ask('main.studentInfo')).studentDTO).toMatchObject({
			headImg: PICTURE,
			nickname: '满满',
			gender: '2',
			school: '',
			signature: '',
			studentName: '林小满',
		});
	});

	it('refuses a birthday in the future', async () => {
		const { call } = await createWorld().as('student01');
		const input = { ...profile, birthday: '2030-01-01' };
		expect(await call('main.studentProfileSave', input)).toMatchObject({ code: 400, message: '生日不能晚于今天' });
	});

	it('requires a sign-in', async () => {
		expect((await createWorld().call('main.studentProfileSave', profile)).code).toBe(401);
	});
});

describe('the wrong-answer book', () => {
	it('filters by reason, and sets a question to mastered without counting an answer', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.questionPage', { scope: 'wrong', mastered: false, reason: 'careless', pageSize: 100 });
		expect(records.length).toBeGreaterThan(0);
		expect(new Set(records.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['careless']));
		const [first] = records;
		expect(await ask('main.questionMasteredSave', { questionIds: [first.id], mastered: true })).toMatchObject([
			{ state: 'mastered', practiced: first.practiced },
		]);
		const counts = async () => {
			const { wrongCount, masteredCount } = await ask('main.questionPage', { scope: 'wrong' });
			return [wrongCount, masteredCount];
		};
		expect(await counts()).toEqual([41, 13]);
		await ask('main.questionMasteredSave', { questionIds: [first.id], mastered: false });
		expect(await counts()).toEqual([42, 12]);
	});

	it('responds 404 for a question that was never answered wrong', async () => {
		const { call } = await createWorld().as('newbie');
		expect((await call('main.questionMasteredSave', { questionIds: ['q0001'], mastered: true })).code).toBe(404);
	});

	it('sets several questions, or none if one of them is not in the book', async () => {
		const { ask, call } = await createWorld().as('student01');
		const masteredCount = async () => (await ask('main.questionPage', { scope: 'wrong' })).masteredCount;
		const { records } = await ask('main.questionPage', { scope: 'wrong', mastered: false, pageSize: 3 });
		const questionIds = records.map(({ id }: { id: string }) => id);
		expect((await call('main.questionMasteredSave', { questionIds: [...questionIds, 'no-such'], mastered: true })).code).toBe(404);
		expect(await masteredCount()).toBe(12);
		await ask('main.questionMasteredSave', { questionIds, mastered: true });
		expect(await masteredCount()).toBe(15);
	});
});

it('notes have the type of their lesson', async () => {
	const { ask } = await createWorld().as('student01');
	const { notes } = await ask('main.courseAggregate', { scope: 'centre' });
	expect(notes).toHaveLength(10);
	expect(notes.every(({ lessonType }: { lessonType: string }) => lessonType !== '')).toBe(true);
});

it('the weekly goal is set per student', async () => {
	const world = createWorld();
	const { ask, call } = await world.as('student01');
	const goal = async (): Promise<number> => (await ask('main.courseAggregate', { scope: 'home' })).study.weekGoalSeconds;
	expect(await goal()).toBe(240 * 60);
	await ask('main.studentGoalSave', { weekGoalMinutes: 90 });
	expect(await goal()).toBe(90 * 60);
	await expect(call('main.studentGoalSave')).rejects.toThrow('weekGoalMinutes');
	expect((await world.call('main.studentGoalSave', { weekGoalMinutes: 90 })).code).toBe(401);
});
