/** Whole deeds of a student, from the first step to the last, through the typed calls that the pages use. */
import { expect, it } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createWorld, type Student } from './student-world.ts';

it('homework that was returned is handed in again: a draft first, then one submission, which waits for its mark', async () => {
	const student = await createWorld().as('student01');
	const listOf = async (who: Student) => (await who.ask('main.homeworkAggregate', { pageSize: 50 })).records;
	const returned = (await listOf(student)).find(({ state }: { state: string }) => state === 'returned');
	expect(returned).toMatchObject({ canSubmit: true, submission: { comment: expect.stringMatching(/./) } });
	const { id: homeworkId, attempt } = returned;
	const answer = { homeworkId, text: '按老师的意见改好了：多写了第三步的理由。' };
	const stateNow = async () => (await student.ask('main.homeworkAggregate', { homeworkId })).records[0];

	await student.ask('main.homeworkAnswerSubmit', { ...answer, draft: true });
	expect(await stateNow()).toMatchObject({ attempt, submission: { state: 'draft', text: answer.text } });

	const sent = { ...answer, requestKey: 'again-1' };
	const first = await student.ask('main.homeworkAnswerSubmit', sent);
	expect(await student.ask('main.homeworkAnswerSubmit', sent)).toEqual(first);
	expect(await stateNow()).toMatchObject({ state: 'submitted', attempt: attempt + 1, canSubmit: false });
	expect(await student.call('main.homeworkAnswerSubmit', { ...answer, requestKey: 'again-2' })).toMatchObject({ code: 409 });
	const { records } = await student.ask('main.homeworkHistoryAggregate', { homeworkId });
	expect(records.map(({ state }: { state: string }) => state)).toEqual(expect.arrayContaining(['submitted', 'returned']));
});

it('a changed password ends the other sessions and keeps this one; only the new password signs in', async () => {
	const world = createWorld();
	const [here, there] = [await world.as('student01'), await world.as('student01')];
	const change = { oldPassword: '123456', newPassword: 'Xiaoche2026', confirmPassword: 'Xiaoche2026' };
	expect(await here.call('main.studentUpdatePassword', { ...change, oldPassword: '654321' })).toMatchObject({ code: 400 });
	expect(await here.ask('main.studentUpdatePassword', change)).toMatchObject({ endedSessions: 1 });
	expect((await there.call('main.studentInfo')).code).toBe(401);
	expect((await here.call('main.studentInfo')).code).toBe(200);
	const signIn = async (password: string) => (await world.call('main.studentLogin', { username: 'student01', password })).code;
	expect([(await signIn('123456')) === 200, await signIn(change.newPassword)]).toEqual([false, 200]);
});

it('a work is handed in, replaced, and closed at its deadline', async () => {
	const world = createWorld();
	const student = await world.as('student01');
	const all = await student.ask('main.competitionAll', { mine: true });
	const open = [];
	for (const { id } of all) {
		const { can, works } = await student.ask('main.competitionUserOne', { competitionId: id });
		// Whose files the new version takes over.
		if (can.submitWork && works.length > 0) open.push({ id, stageId: can.stageId });
	}
	const [{ id: competitionId, stageId } = { id: '', stageId: '' }] = open;
	const works = async (who: Student) => (await who.ask('main.competitionUserOne', { competitionId })).works;
	const before = (await works(student)).length;
	const hand = (title: string, requestKey: string) => student.ask('main.competitionSubmit', { competitionId, stageId, title, requestKey });
	const first = await hand('会认路的小车', 'w1');
	expect(await hand('会认路的小车', 'w1')).toEqual(first);
	await hand('会认路的小车（改）', 'w2');
	expect((await works(student)).length).toBe(before + 2);
	const { stages } = await student.ask('main.competitionDetail', { id: competitionId });
	const stage = stages.find(({ id }: { id: string }) => id === stageId);
	world.wait(Date.parse(stage.to) - MOCK_NOW);
	const late = await world.as('student01');
	expect(await late.call('main.competitionSubmit', { competitionId, stageId, title: '太晚了', requestKey: 'w3' })).toMatchObject({
		code: 409,
	});
});

it('an award leads to its certificate, which a guest verifies by its code', async () => {
	const world = createWorld();
	const student = await world.as('student01');
	const all = await student.ask('main.competitionAll', { mine: true });
	const awards = [];
	for (const { id } of all) awards.push((await student.ask('main.competitionUserOne', { competitionId: id })).award);
	const honourId = awards.find((award) => award?.honorId)?.honorId;
	const { honour } = await student.ask('main.courseAggregate', { scope: 'honours', honourId });
	expect(honour).toMatchObject({ id: honourId, verifyCode: expect.stringMatching(/./) });
	const { data } = await world.call('main.courseAggregate', { scope: 'honours', verifyCode: honour.verifyCode });
	expect(data.honour).toMatchObject({ id: honourId, ownerName: honour.ownerName });
});
