/** A valid input of every write of the product, with what must have happened before. */
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import type { SubmissionRow } from '#app/judge/back-end/rows.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { Student, World } from '#tests/product/student-world.ts';

type Input = Record<string, unknown>;

export interface Write {
	/** null: a guest. */
	as: string | null;
	input: Input | ((student: Student, world: World) => Promise<Input>);
}

const LESSON = 'c05-4-1';
const PROBLEM = 'P1002';
const PHONE = '13900001111';
const PROGRAM = { language: 'Python3', code: 'print(sum(map(int, input().split())))  # 两个数的和，写长一点' };

const write = (input: Write['input'] = {}, as: Write['as'] = 'student01'): Write => ({ as, input });
const guest = (input: Write['input'] = {}): Write => write(input, null);

const REGISTRATION = {
	step: 'register',
	phone: PHONE,
	code: '246810',
	username: 'luna_2026',
	password: 'moon2026',
	studentName: '月亮',
	grade: '4',
	agreed: true,
};

const codeFor =
	(operation: string, phone: string, input: Input): Write['input'] =>
	async (_student, { call }) => {
		await call(operation, { step: 'code', phone });
		return input;
	};

const post: Write['input'] = async ({ ask }) => {
	const { id: postId } = await ask('main.courseDiscussionSave', { lessonId: LESSON, text: '为什么要归位？' });
	return { postId };
};

const markedPost: Write['input'] = async (_student, world) => {
	const { id: postId } = await (await world.as('bigdata')).ask('main.courseDiscussionSave', { lessonId: LESSON, text: '为什么要归位？' });
	return { postId, helpful: true };
};

const attempt =
	(input: Input): Write['input'] =>
	async ({ ask }, { store }) => {
		// Open for practice, and open now.
		store.update('papers', 'p13', { openAt: toIsoTime(MOCK_NOW - 1000), closeAt: toIsoTime(MOCK_NOW + 9 * 86_400_000) });
		const { id: attemptId } = await ask('main.paperAttemptStart', { paperId: 'p13' });
		return { attemptId, ...input };
	};

const TEAM = { competitionId: 'k01' };

const team =
	(input: Input): Write['input'] =>
	async ({ ask }, world) => {
		const draft = await ask('main.competitionRegister', { ...TEAM, action: 'draft', teamName: '小禾小队' });
		await (await world.as('bigdata')).ask('main.competitionTeamJoin', { ...TEAM, inviteCode: draft.team.inviteCode });
		return { ...TEAM, ...input };
	};

const FILE = { competitionId: 'k11', key: 'photo', name: '风车.png', bytes: 8, mime: 'image/png', fingerprint: 'f-1' };
const PNG = btoa('\x89PNG\r\n\x1a\n');

const upload =
	(steps: 'started' | 'sent'): Write['input'] =>
	async ({ ask }) => {
		const { uploadId } = await ask('main.competitionUploadStart', FILE);
		const part = { uploadId, no: 0, data: PNG };
		if (steps === 'started') return part;
		await ask('main.competitionUploadPart', part);
		return { uploadId };
	};

const office: Write['input'] = async ({ ask }) => {
	const { attachments } = await ask('main.courseAggregate', { courseId: 'c09' });
	return { attachmentId: attachments.find((file: { ext: string; lessonId?: string }) => file.ext === 'docx' && file.lessonId).id };
};

const officeToken: Write['input'] = async (student, world) => {
	const input = typeof office === 'function' ? await office(student, world) : office;
	return { token: (await student.ask('main.courseAttachmentWebOfficeToken', input)).token };
};

const firstOf =
	(operation: string, list: string, toInput: (row: Input) => Input): Write['input'] =>
	async ({ ask }) =>
		toInput((await ask(operation))[list][0]);

const mistake =
	(toInput: (questionId: unknown) => Input): Write['input'] =>
	async ({ ask }) =>
		toInput((await ask('main.questionPage', { scope: 'wrong' })).records[0].id);

const menus =
	(input: Input) =>
	async ({ ask }: Student): Promise<Input> => {
		const { list, version, etag } = await ask('menus.published');
		const given: Input = { list, baseVersion: version, revision: 0, 'If-Match': etag, version: 1, requestKey: 'once', comment: '改名' };
		return Object.fromEntries(Object.keys(input).map((key) => [key, input[key] ?? given[key]]));
	};

const SCHEDULE: Input = { list: null, 'If-Match': null, comment: null, requestKey: null, effectiveAt: '2030-01-01T08:00:00+08:00' };

export const writes: Readonly<Record<string, Write>> = {
	'judge.getUserProblemStatus': write({ pidList: [1], isContestProblemList: false }),
	'judge.jqrAutoLogin': guest(async (_student, world) => ({ secret: await world.judgeSecret('newbie') })),
	'judge.submission': write(async (_student, { store }) => {
		const own = store.rowsBy('submissions', 'userId', 'student01').find(({ competitionId }) => !competitionId);
		return { submitId: Number(own?.submitId ?? own?.id), share: true };
	}),
	'judge.submitProblemJudge': write({ pid: PROBLEM, ...PROGRAM, cid: 0, isRemote: false }),
	'judge.submitProblemTestJudge': write({ pid: 1002, type: 'public', ...PROGRAM, userInput: '1 2' }),
	'main.competitionAnswerSave': write({ competitionId: 'k11', taskId: 'k11-c', value: ['25'] }),
	'main.competitionRegister': write({ ...TEAM, action: 'draft', teamName: '小禾小队' }, 'newbie'),
	'main.competitionReminderSave': write({ competitionId: 'k08', reminded: true }),
	'main.competitionSubmit': write({ competitionId: 'k11', taskId: 'k11-c', value: ['25'] }),
	'main.competitionTeamJoin': write({ ...TEAM, inviteCode: 'STAR26' }, 'newbie'),
	'main.competitionTeamLeave': write(async ({ ask }, world) => {
		const draft = await (await world.as('bigdata')).ask('main.competitionRegister', { ...TEAM, action: 'draft', teamName: '大队' });
		await ask('main.competitionTeamJoin', { ...TEAM, inviteCode: draft.team.inviteCode });
		return TEAM;
	}, 'newbie'),
	'main.competitionTeamRemove': write(team({ memberId: 'bigdata' }), 'newbie'),
	'main.competitionTeamTransfer': write(team({ memberId: 'bigdata' }), 'newbie'),
	'main.competitionUploadFinish': write(upload('sent')),
	'main.competitionUploadPart': write(upload('started')),
	'main.competitionUploadStart': write(FILE),
	'main.courseAttachmentPositionSave': write(async (student, world) => ({
		...(typeof office === 'function' && (await office(student, world))),
		page: 2,
	})),
	'main.courseAttachmentWebOfficeToken': write(office),
	'main.courseAttachmentWebOfficeTokenRefresh': write(officeToken),
	'main.courseDiscussionHelpfulSave': write(markedPost),
	'main.courseDiscussionRemove': write(post),
	'main.courseDiscussionSave': write({ lessonId: LESSON, text: '为什么要归位？' }),
	'main.courseFavouriteSave': write({ courseId: 'c24', favourite: true }),
	'main.courseNoteRemove': write(async ({ ask }) => ({
		noteId: (await ask('main.courseNoteSave', { lessonId: LESSON, text: '记一笔' })).id,
	})),
	'main.courseNoteSave': write({ lessonId: LESSON, text: '记一笔', position: 3 }),
	'main.courseOnlineActivate': write({ courseId: 'c01' }, 'newbie'),
	'main.courseRatingSave': write({ courseId: 'c13', stars: 4, text: '讲得清楚' }),
	'main.courseVideoProgressSave': write({ videoId: 'c05-1-1', position: 6, spans: [{ from: 0, to: 6 }], answers: [] }),
	'main.homeworkAnswerSubmit': write({ homeworkId: 'h-c02-3', text: '做完了' }),
	'main.honourBadgeReveal': write({ honourId: 'hn12' }),
	'main.honourVisibilitySave': write({ honourId: 'hn02', hidden: true }),
	'main.paperAttemptNoteSave': write(async (_student, { store }) => {
		const own = store.find<AttemptRow>('attempts', 'a24');
		const paper = store.find<PaperRow>('papers', own?.paperId ?? '');
		return { attemptId: 'a24', answers: [{ questionId: paper?.sections[0]?.items[0]?.questionId, value: ['A'] }] };
	}),
	'main.paperAttemptStart': write(async (_student, { store }) => {
		store.update('papers', 'p13', { openAt: toIsoTime(MOCK_NOW - 1000), closeAt: toIsoTime(MOCK_NOW + 9 * 86_400_000) });
		return { paperId: 'p13' };
	}),
	'main.paperSubmit': write(attempt({ paperId: 'p13', action: 'submit', answers: [] })),
	'main.password': guest(
		codeFor('main.password', '13800000001', { step: 'reset', phone: '13800000001', code: '246810', password: 'fresh-1' }),
	),
	'main.problemDiscussionSave': write({ problemId: PROBLEM, text: '余数怎么算？' }),
	'main.problemHintTake': write(async (_student, { store }) => {
		const [like] = store.rows<SubmissionRow>('submissions');
		for (const submitId of [90, 91])
			store.insert('submissions', { ...like, id: String(submitId), submitId, problemId: PROBLEM, userId: 'newbie', status: -1 });
		return { problemId: PROBLEM, no: 1 };
	}, 'newbie'),
	'main.questionBankAnswer': write({ questionId: 'q0004', value: ['B'] }),
	'main.questionBookSave': write({ attemptId: 'a24' }),
	'main.questionHintTake': write({ questionId: 'q0006', no: 1 }),
	'main.questionMasteredSave': write(mistake((questionId) => ({ questionIds: [questionId], mastered: true }))),
	'main.questionMistakeSave': write(mistake((questionId) => ({ questionId, reason: 'guess' }))),
	'main.questionPracticeSettingsSave': write({ masteredAfter: 2 }),
	'main.questionReviewSave': write(firstOf('main.questionReviewPlan', 'ids', (questionId) => ({ questionId, grade: 'good' }))),
	'main.pictureCode': guest(),
	'main.register': guest(codeFor('main.register', PHONE, REGISTRATION)),
	'main.studentDeviceSignOut': write({}),
	'main.studentGoalSave': write({ weekGoalMinutes: 90 }),
	'main.studentLogin': guest({ username: 'newbie', password: '123456' }),
	'main.studentProfileSave': write({ nickname: '满满', birthday: '2014-05-21' }),
	'main.studentUpdatePassword': write({ oldPassword: '123456', newPassword: 'abc123!', confirmPassword: 'abc123!' }),
	'main.systemStudentNoticeRead': write(firstOf('main.systemUserNoticeListPage', 'records', ({ id }) => ({ id }))),
	'main.systemStudentNoticeReadAll': write({ box: 'message' }),
	'menus.check': write(menus({ list: null }), 'admin'),
	'menus.draftDiscard': write({}, 'admin'),
	'menus.draftSave': write(menus({ list: null, baseVersion: null, revision: null }), 'admin'),
	'menus.publish': write(menus({ list: null, 'If-Match': null, comment: null, requestKey: null }), 'admin'),
	'menus.rollBack': write(menus({ version: null, 'If-Match': null, comment: null, requestKey: null }), 'admin'),
	'menus.schedule': write(menus(SCHEDULE), 'admin'),
	'menus.scheduleCancel': write(async (admin) => {
		const { id } = await admin.ask('menus.schedule', await menus(SCHEDULE)(admin));
		return { id };
	}, 'admin'),
	'simulated.login': guest({ username: 'admin' }),
	'simulated.password': guest(),
	'simulated.register': guest(),
};
