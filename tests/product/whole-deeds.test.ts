/** Whole deeds of a student, from the first step to the last, through the typed calls that the pages use. */
import { expect, it } from 'vitest';
import type { CompetitionRow } from '#app/competition/back-end/rows.ts';
import type { LessonRow } from '#app/course/back-end/rows.ts';
import type { ProblemRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';
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

const MINUTE = 60_000;

it('homework is marked or returned by the clock, once, with a message each time', async () => {
	const world = createWorld();
	const student = await world.as('student01');
	const homeworkId = 'h-c02-3';
	const hand = (input: object) => student.ask('main.homeworkAnswerSubmit', { homeworkId, ...input });
	const read = async () => (await student.ask('main.homeworkAggregate', { homeworkId })).records[0];
	const messages = async (kind: string) => {
		const { records } = await student.ask('main.systemUserNoticeListPage', { box: 'message', kind, pageSize: 50 });
		return records.filter(({ link }: { link?: string }) => link?.endsWith(homeworkId)).map(({ title }: { title: string }) => title);
	};

	await hand({ text: '做完了' });
	expect(await read()).toMatchObject({ state: 'submitted', canSubmit: false });
	world.wait(MINUTE);
	expect(await read()).toMatchObject({ state: 'marking', canSubmit: false });
	world.wait(2 * MINUTE);
	expect(await read()).toMatchObject({
		state: 'returned',
		canSubmit: true,
		submission: { comment: '没有看到作品的文件或链接，改好以后再交一次。', markedBy: expect.stringMatching(/./) },
	});
	expect(await messages('returned')).toEqual(['作业「发布你的小游戏」被退回']);

	await hand({ link: 'https://example.com/game' });
	// Nobody asks for an hour: the mark is that of its own time.
	world.wait(60 * MINUTE);
	const { state, score, submission } = await read();
	expect({ state, score }).toEqual({ state: 'marked', score: 92 });
	expect(Date.parse(submission.markedAt) - Date.parse(submission.submittedAt)).toBe(3 * MINUTE);
	expect(await messages('marked')).toEqual(['作业「发布你的小游戏」已批改']);
	expect(await messages('returned')).toHaveLength(1);
});

it('a course is taken from joining to its certificate, which is issued once and verified by a guest', async () => {
	const courseId = 'c13';
	const answers = new Map<string, string>();
	const world = createWorld(
		undefined,
		createScriptedRunner((_program, input) => answers.get(input) ?? ''),
	);
	const { store: db } = world;
	const student = await world.as('newbie');
	const certificates = async () =>
		(await student.ask('main.courseAggregate', { scope: 'honours', owner: 'mine', honourKind: 'cert' })).honours;
	await student.ask('main.courseOnlineActivate', { courseId });
	const lessons = db.rowsBy<LessonRow>('lessons', 'courseId', courseId);
	const study: Record<string, (lesson: LessonRow) => Promise<unknown>> = {
		video: ({ id, seconds = 0 }) =>
			student.ask('main.courseVideoProgressSave', { videoId: id, position: seconds, spans: [{ from: 0, to: seconds }] }),
		async doc({ id: lessonId, refId: attachmentId }) {
			const file = await student.ask('main.courseAttachmentDownloadUrl', { attachmentId, lessonId });
			const pages = file.pages ?? (file.preview === 'text' ? 1 : 0);
			const read = Array.from({ length: pages }, (_, index) => index + 1);
			if (pages > 0) await student.ask('main.courseAttachmentPositionSave', { attachmentId, lessonId, page: pages, read });
		},
		async quiz({ refId: paperId }) {
			const { id: attemptId } = await student.ask('main.paperAttemptStart', { paperId, clientTab: 'tab-1' });
			await student.ask('main.paperSubmit', { paperId, attemptId, clientTab: 'tab-1', action: 'submit', requestKey: 'quiz' });
		},
		async problem({ refId: pid = '' }) {
			for (const each of db.find<ProblemRow>('problems', pid)?.cases ?? []) answers.set(each.in, each.out);
			await world.call(
				'judge.submitProblemJudge',
				{ pid, language: 'Python3', code: 'print(input())', cid: 0, isRemote: false },
				await world.judgeToken('newbie'),
			);
			await world.backend.settled();
		},
		async homework({ refId: homeworkId }) {
			const photo = { name: 'a.png', bytes: 9, mime: 'image/png' };
			const { accept } = (await student.ask('main.homeworkAggregate', { homeworkId })).records[0];
			const text = '我叫齿轮小子，会走路、会转弯，用了四连杆和一对齿轮。';
			await student.ask('main.homeworkAnswerSubmit', { homeworkId, ...(accept[0] === 'image' ? { files: [photo] } : { text }) });
		},
		// Finished by the mark of the homework that it shows.
		work: async () => undefined,
	};
	for (const lesson of lessons) await study[lesson.type]?.(lesson);
	expect((await student.ask('main.courseAggregate', { courseId })).course).toMatchObject({ doneCount: lessons.length - 1 });
	expect(await certificates()).toEqual([]);

	world.wait(3 * MINUTE);
	expect((await student.ask('main.courseAggregate', { courseId })).course).toMatchObject({
		doneCount: lessons.length,
		learnState: 'finished',
	});
	const [certificate, ...more] = await certificates();
	expect(more).toEqual([]);
	expect(certificate).toMatchObject({ title: '认识机器人结业证书', courseId, state: 'valid' });
	const { records } = await student.ask('main.systemUserNoticeListPage', { box: 'message', kind: 'certificate' });
	expect(records.map(({ link }: { link: string }) => link)).toEqual([`/honorDetail/${certificate.id}`]);
	const { data } = await world.call('main.courseAggregate', { scope: 'honours', verifyCode: certificate.verifyCode });
	expect(data.honour).toMatchObject({ id: certificate.id, ownerName: certificate.ownerName });
});

it('a problem that was solved before joining is a finished lesson of the course', async () => {
	const world = createWorld();
	const { store: db } = world;
	const student = await world.as('student01');
	const done = async () => (await student.ask('main.courseAggregate', { courseId: 'c16' })).course.doneCount;
	expect(await done()).toBe(0);
	const problem = db.rowsBy<LessonRow>('lessons', 'courseId', 'c16').find(({ refId }) => refId === 'P1016');
	const solved = db.rowsBy<SubmissionRow>('submissions', 'userId', 'student01').filter(({ problemId }) => problemId === problem?.refId);
	expect(solved.some(({ status }) => status === VERDICT.accepted)).toBe(true);
	await student.ask('main.courseOnlineActivate', { code: 'ROBOT-C16' });
	expect(await done()).toBe(1);
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

it('works and answers of a competition are handed in, judged, and lead to a medal, which is issued once', async () => {
	const competitionId = 'k11';
	const answers = new Map<string, string>();
	const world = createWorld(
		undefined,
		createScriptedRunner((_program, input) => answers.get(input) ?? ''),
	);
	for (const id of ['P1001', 'P1022']) {
		for (const each of world.store.find<ProblemRow>('problems', id)?.cases ?? []) answers.set(each.in, each.out);
	}
	let student = await world.as('student01');
	const hand = (input: object) => student.ask('main.competitionSubmit', { competitionId, ...input });
	const objective = { 'k11-a': ['right'], 'k11-b': ['A', 'C'], 'k11-c': ['30'] };
	for (const [taskId, value] of Object.entries(objective)) await hand({ taskId, value });
	for (const taskId of ['k11-d', 'k11-e']) await hand({ taskId, language: 'Python3', code: 'print(input())' });
	const files = ['photo', 'doc'].map((key) => ({ key, name: key === 'doc' ? '说明.pdf' : '风车.png', bytes: 9 }));
	const intro = '风吹到叶片上，齿轮把转速变慢、力气变大，带动小水泵。';
	await hand({ stageId: 'k11-s1', title: '会抽水的风车', intro, files, requestKey: 'w' });
	const own = async () => student.ask('main.competitionUserOne', { competitionId });
	expect(await own()).toMatchObject({ award: null, works: [{ state: 'submitted', score: null }] });

	const { judgeTo } = world.store.find<CompetitionRow>('competitions', competitionId) ?? {};
	world.wait(Date.parse(judgeTo ?? '') - MOCK_NOW);
	student = await world.as('student01');
	const result = await own();
	expect(result).toMatchObject({ works: [{ state: 'scored', score: 40, comment: '作品完整，介绍清楚，材料齐全。' }] });
	expect(result.award).toMatchObject({ award: '一等奖', honorId: expect.stringMatching(/./) });
	const { honours } = await student.ask('main.courseAggregate', { scope: 'honours', owner: 'mine', honourKind: 'medal' });
	const medals = honours.filter((honour: { competitionId?: string }) => honour.competitionId === competitionId);
	expect(medals).toMatchObject([{ id: result.award.honorId, title: '「小创客」综合挑战赛一等奖', level: 'first', issuedAt: judgeTo }]);
	const { data } = await world.call('main.courseAggregate', { scope: 'honours', verifyCode: medals[0].verifyCode });
	expect(data.honour).toMatchObject({ id: medals[0].id, ownerName: medals[0].ownerName });
	const { records } = await student.ask('main.systemUserNoticeListPage', { box: 'message', kind: 'certificate', pageSize: 50 });
	expect(records.filter(({ link }: { link: string }) => link === `/honorDetail/${medals[0].id}`)).toHaveLength(1);
});

it('who hands in nothing gets no medal', async () => {
	const world = createWorld();
	world.wait(12 * 24 * 60 * MINUTE);
	const student = await world.as('student01');
	expect((await student.ask('main.competitionUserOne', { competitionId: 'k11' })).award).toBeNull();
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
