/**
 * What is secret must not change any answer: each case runs twice, with different secrets and the same requests, and all answers have to be equal.
 * The operations are derived from the contract, so that a new one takes part, or fails the test until it has its inputs here.
 */
import { describe, expect, it } from 'vitest';
import type { CompetitionRow, RankSeedRow, WorkRow } from '#app/competition/back-end/rows.ts';
import type { PaperRow } from '#app/exam/back-end/rows.ts';
import type { ProblemHelpRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { operations } from '#mock/generated/operations.ts';
import { schemas } from '#mock/generated/schemas.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { createWorld, type Student, type World } from './student-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Schemas of questions, tasks, rankings and attempts. */
const GUARDED = new Set(
	['Question', 'QuestionRow', 'QuestionKey', 'MyQuestion', 'CompetitionTask', 'TaskAnswer', 'RankRow', 'RankCell'].concat([
		'AttemptSummary',
		'AttemptState',
		'ReportRow',
		'PracticeResult',
		'QuestionHints',
	]),
);

function reaches(api: string, schema: unknown, seen = new Set<string>()): boolean {
	for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
		if (GUARDED.has(name)) return true;
		if (seen.has(name)) continue;
		seen.add(name);
		if (reaches(api, schemas[api]?.[name], seen)) return true;
	}
	return false;
}

/** Every operation that reads, and every other that answers with something guarded. */
const asked = operations
	.filter(({ api, public: open }) => !open && (api === 'main' || api === 'question'))
	.filter(({ api, method, answer }) => method === 'get' || reaches(api, answer))
	.map(({ name }) => name);

interface Target {
	paperId: string;
	questionIds: readonly string[];
	/** Of the programming questions. */
	problemIds: readonly string[];
	attemptId: string;
	competitionId: string;
	taskId: string;
}

type Inputs = (target: Target) => readonly Record<string, unknown>[];

const once: Inputs = () => [{}];
const eachQuestion =
	(input: (questionId: string) => Record<string, unknown>): Inputs =>
	({ questionIds }) =>
		questionIds.map(input);
const eachProblem: Inputs = ({ problemIds }) => problemIds.map((problemId) => ({ problemId }));
const ofCompetition: Inputs = ({ competitionId }) => [{ competitionId }];

/** Tokens of sessions, secrets of the judge and keys of drafts, which differ in every world. */
const RANDOM_TOKENS = /\b([0-9a-f]{32})+\b/g;

/** The inputs of each operation. Reading comes first, since writing changes what is read; null: has nothing to do with papers and competitions. */
const INPUTS: Readonly<Record<string, Inputs | null>> = {
	'main.competitionAll': once,
	'main.competitionDetail': ({ competitionId: id }) => [{ id }],
	'main.competitionPage': () => [{ pageSize: 50 }],
	'main.competitionRankings': ({ competitionId }) => [{ competitionId, pageSize: 100 }],
	'main.competitionUserOne': ofCompetition,
	'main.competitionUserRankings': once,
	'main.competitionUserTips': once,
	'main.courseAttachmentDownloadUrl': null,
	'main.courseDirectoryAll': null,
	'main.courseDiscussionList': null,
	'main.courseRatingList': null,
	'main.courseDirectoryTop': null,
	'main.courseDirectoryTree': null,
	'main.courseSearch': () => ['齿轮', '传感器', 'Python 三级'].map((keyword) => ({ keyword })),
	'main.courseThemeCourses': once,
	'main.courseVideoPlayAuth': null,
	'main.courseVideoPlayUrl': null,
	'main.homeworkAggregate': once,
	'main.homeworkHistoryAggregate': once,
	'main.paperDetail': ({ paperId: id, attemptId }) => [{ id }, { id, attemptId }],
	'main.paperHistoryAggregate': ({ paperId }) => [{}, { paperId }],
	'main.paperHistoryAggregateDetail': ({ attemptId }) => [{ attemptId }],
	'main.paperPage': () => [{ pageSize: 50 }],
	'main.paperUserPage': once,
	'main.problemDiscussionList': eachProblem,
	'main.problemHelp': eachProblem,
	'main.questionPage': () => [{ pageSize: 100 }, { scope: 'wrong' }, { scope: 'done' }],
	'main.questionQuestionDetail': eachQuestion((id) => ({ id })),
	'main.questionQuestionPage': () => [{ pageSize: 100 }],
	'main.questionReviewPlan': once,
	'main.questionStats': once,
	'main.questionTagsList': once,
	'main.questionWrongBookSheet': ({ questionIds }) => [{}, { ids: questionIds.join(',') }],
	'main.routerGetList': null,
	'main.studentDeviceList': once,
	'main.studentInfo': once,
	'main.systemSchoolPage': null,
	'main.systemStudentNoticeDetail': null,
	'main.systemUserNoticeListPage': once,
	'main.tagTree': once,
	'question.questionFetchList': ({ questionIds }) => [{ ids: questionIds.join(',') }, { count: 100, seed: 's' }],
	'main.questionHintTake': eachQuestion((questionId) => ({ questionId, no: 1 })),
	'main.questionBankAnswer': eachQuestion((questionId) => ({ questionId, value: ['A'], selfScore: 100 })),
	'main.questionMasteredSave': ({ questionIds }) => [{ questionIds, mastered: true }],
	'main.questionMistakeSave': eachQuestion((questionId) => ({ questionId, reason: 'guess' })),
	'main.competitionAnswerSave': ({ competitionId, taskId }) => [{ competitionId, taskId, value: ['A'] }],
	'main.competitionSubmit': ({ competitionId, taskId }) => [{ competitionId, taskId, value: ['A'] }],
	'main.competitionRegister': ({ competitionId }) => [{ competitionId }],
	'main.competitionReminderSave': ({ competitionId }) => [{ competitionId, reminded: true }],
	'main.competitionTeamJoin': ({ competitionId }) => [{ competitionId, inviteCode: 'NONE00' }],
	'main.competitionTeamLeave': ofCompetition,
	'main.competitionTeamRemove': ({ competitionId }) => [{ competitionId, memberId: 'newbie' }],
	'main.competitionTeamTransfer': ({ competitionId }) => [{ competitionId, memberId: 'newbie' }],
	'main.paperAttemptStart': ({ paperId }) => [{ paperId }],
	'main.paperSubmit': ({ paperId, attemptId }) => [{ paperId, attemptId, action: 'save', answers: [] }],
};

it('knows the inputs of every operation that reads, or answers with a question, a task, a ranking or an attempt', () => {
	expect(asked.filter((name) => !(name in INPUTS))).toEqual([]);
	expect(Object.keys(INPUTS).filter((name) => !asked.includes(name))).toEqual([]);
});

/** The answers of all operations, one line each. */
async function askAll({ call }: Student, target: Target): Promise<string[]> {
	const lines: string[] = [];
	for (const [name, inputs] of Object.entries(INPUTS)) {
		for (const input of inputs?.(target) ?? []) {
			const { code, message, data } = await call(name, input);
			lines.push(`${name} ${JSON.stringify(input)}: ${JSON.stringify({ code, message, data }).replace(RANDOM_TOKENS, '<token>')}`);
		}
	}
	return lines;
}

/** Operations that answer differently with the other secret. */
async function leaks(play: (variant: 0 | 1) => Promise<string[]>): Promise<string[]> {
	const [one, other] = [await play(0), await play(1)];
	expect(one.length).toBe(other.length);
	const names = one.flatMap((line, index) => (line === other[index] ? [] : [line.slice(0, line.indexOf(' '))]));
	return [...new Set(names)];
}

const questionIdsOf = (world: World, paperId: string): string[] =>
	(world.store.find<PaperRow>('papers', paperId)?.sections ?? []).flatMap(({ items }) => items.map(({ questionId }) => questionId));

/** The programming questions of the list. The student has solved them, which opens their help unless a paper keeps it back. */
function solveProblems(world: World, questionIds: readonly string[]): string[] {
	const problemIds = questionIds.flatMap((id) => world.store.find<QuestionRow>('questions', id)?.problemId ?? []);
	for (const problemId of problemIds) solveProblem(world, problemId, 'newbie');
	return problemIds;
}

function solveProblem({ store }: World, problemId: string, userId: string): void {
	const accepted = store.rows<SubmissionRow>('submissions').find(({ status }) => status === 0);
	if (!accepted) throw new Error('The seed has no accepted program.');
	store.insert<SubmissionRow>('submissions', { ...accepted, id: `own-${problemId}`, userId, problemId });
}

function changeHelp({ store }: World, problemIds: readonly string[], variant: 0 | 1): void {
	for (const id of problemIds)
		if (store.find('problem-help', id)) store.update<ProblemHelpRow>('problem-help', id, { idea: `思路${variant}` });
}

/** Changes everything that nobody may see before the release. `all`: the right answers, too. */
function changeKeys(world: World, ids: readonly string[], variant: 0 | 1, all: boolean): void {
	for (const id of ids) {
		const question = world.store.find<QuestionRow>('questions', id);
		if (!question) continue;
		const { key, type } = question;
		const answer = type === 'judge' ? ['right', 'wrong'] : ['A', 'B'];
		world.store.update<QuestionRow>('questions', id, {
			key: {
				...key,
				analysisHtml: `<p>解析${variant}</p>`,
				...(key.hints && { hints: key.hints.map((_hint, index) => `提示${variant}${index}`) }),
				...(all && { answer: [answer[variant] ?? ''] }),
				...(all && key.accept && { accept: key.accept.map(() => [answer[variant] ?? '']) }),
				...(all && key.points && { points: key.points.map(({ percent }) => ({ text: `要点${variant}`, percent })) }),
			},
		});
	}
}

interface PaperCase {
	state: string;
	/** With questions that a teacher marks; by default one without. */
	paperId?: 'p37';
	/** Milliseconds from the start of the case to the opening and to the closing of the paper. */
	openAt: number;
	closeAt: number;
	release?: PaperRow['release'];
	/** By default as often as the paper of the seed. 0: unlimited. */
	maxAttempts?: number;
	/** What the student does before asking. */
	does: 'nothing' | 'sits' | 'hands in' | 'sits again';
	waits?: number;
	/** The score and the verdicts are out, and with them the right choice. */
	scored?: boolean;
	leaks: boolean;
}

const LATE = { score: 'afterClose', answers: 'afterClose' } as const;
const NOW = { score: 'now', answers: 'now' } as const;

const PAPERS: readonly PaperCase[] = [
	{ state: 'not open yet', openAt: DAY, closeAt: 9 * DAY, does: 'nothing', leaks: false },
	{ state: 'open, not begun', openAt: -DAY, closeAt: 9 * DAY, does: 'nothing', leaks: false },
	{ state: 'open, not begun, its answers are given at once', openAt: -DAY, closeAt: 9 * DAY, release: NOW, does: 'nothing', leaks: false },
	{ state: 'open for practice, not begun', openAt: -DAY, closeAt: 9 * DAY, maxAttempts: 0, release: NOW, does: 'nothing', leaks: true },
	{ state: 'in progress', openAt: -DAY, closeAt: 9 * DAY, release: NOW, does: 'sits', leaks: false },
	{ state: 'handed in, being marked', paperId: 'p37', openAt: -DAY, closeAt: 9 * DAY, does: 'hands in', leaks: false },
	{ state: 'handed in, score at the end', openAt: -DAY, closeAt: 9 * DAY, release: LATE, does: 'hands in', waits: HOUR, leaks: false },
	{ state: 'marked, answers at the end', openAt: -DAY, closeAt: 9 * DAY, does: 'hands in', waits: HOUR, scored: true, leaks: false },
	{
		state: 'sat again after its answers were given',
		openAt: -DAY,
		closeAt: 9 * DAY,
		maxAttempts: 0,
		release: NOW,
		does: 'sits again',
		leaks: false,
	},
	{ state: 'over', openAt: -DAY, closeAt: 9 * DAY, does: 'hands in', waits: 10 * DAY, leaks: true },
];

describe('keys of a paper that is', () => {
	it.each(PAPERS)(
		'$state',
		async ({ paperId = 'p13', openAt, closeAt, release, maxAttempts, does, waits = 0, scored = false, leaks: expected }) => {
			const play = async (variant: 0 | 1): Promise<string[]> => {
				const world = createWorld();
				const questionIds = questionIdsOf(world, paperId);
				changeKeys(world, questionIds, variant, !scored);
				const problemIds = solveProblems(world, questionIds);
				changeHelp(world, problemIds, variant);
				world.store.update<PaperRow>('papers', paperId, {
					openAt: toIsoTime(MOCK_NOW + openAt),
					closeAt: toIsoTime(MOCK_NOW + closeAt),
					...(release && { release }),
					...(maxAttempts !== undefined && { maxAttempts }),
				});
				const attemptId = does === 'nothing' ? 'none' : await sit(await world.as('newbie'), paperId, questionIds, does);
				world.wait(waits);
				// A long wait ends the session.
				return askAll(await world.as('newbie'), { paperId, questionIds, problemIds, attemptId, competitionId: 'k11', taskId: 'k11-c' });
			};
			const found = await leaks(play);
			if (expected) expect(found).toEqual(expect.arrayContaining(['main.questionBankAnswer']));
			else expect(found).toEqual([]);
		},
	);
});

/** Returns the id of the first attempt. */
async function sit({ ask }: Student, paperId: string, questionIds: readonly string[], does: PaperCase['does']): Promise<string> {
	const { id } = await ask('main.paperAttemptStart', { paperId });
	// Blank answers, whose verdict is the same whatever the key.
	const value = does === 'sits again' ? [] : ['A'];
	const answers = questionIds.map((questionId) => ({ questionId, value, rev: 1 }));
	const action = does === 'sits' ? 'save' : 'submit';
	await ask('main.paperSubmit', { paperId, attemptId: id, action, answers });
	if (does === 'sits again') await ask('main.paperAttemptStart', { paperId });
	return id;
}

/** Another right answer, other results of all at the tasks that are kept back, other awards and other marks of works. */
function changeResults(world: World, variant: 0 | 1, secret: 'all' | 'works'): void {
	const row = world.store.find<CompetitionRow>('competitions', 'k11');
	const hiddenTasks = new Set(['k11-f', ...(secret === 'all' ? ['k11-a', 'k11-b', 'k11-c'] : [])]);
	if (secret === 'all')
		world.store.update<CompetitionRow>('competitions', 'k11', {
			tasks: (row?.tasks ?? []).map((task) => (task.key ? { ...task, key: [variant === 0 ? 'A' : 'B'] } : task)),
		});
	for (const { id, cells } of world.store.rowsBy<RankSeedRow>('rank-rows', 'competitionId', 'k11')) {
		const changed = cells.map((cell, index) =>
			hiddenTasks.has(cell.taskId) ? { ...cell, tries: 1, score: variant * (index + 1), solved: variant === 1, minutes: variant } : cell,
		);
		const score = changed.reduce((sum, cell) => sum + cell.score, 0);
		world.store.update<RankSeedRow>('rank-rows', id, { cells: changed, score, award: variant === 0 ? '一等奖' : '二等奖' });
	}
	for (const { id } of world.store.rowsBy<WorkRow>('competition-works', 'competitionId', 'k11'))
		world.store.update<WorkRow>('competition-works', id, { state: 'scored', score: 80 + variant, comment: `评语${variant}` });
}

interface CompetitionCase {
	state: string;
	submits: boolean;
	/** Milliseconds until the freeze and until asking. */
	frozenAt?: number;
	waits: number;
	secret: 'all' | 'works';
	leaks: boolean;
}

const COMPETITIONS: readonly CompetitionCase[] = [
	{ state: 'running', submits: false, waits: 0, secret: 'all', leaks: false },
	{ state: 'running, after an answer', submits: true, waits: 0, secret: 'all', leaks: false },
	{ state: 'frozen after the answer', submits: true, frozenAt: HOUR, waits: 2 * HOUR, secret: 'all', leaks: false },
	{ state: 'frozen before the answer', submits: true, frozenAt: -HOUR, waits: 0, secret: 'all', leaks: false },
	{ state: 'being judged', submits: true, waits: 8 * DAY, secret: 'works', leaks: false },
	{ state: 'announced', submits: true, waits: 12 * DAY, secret: 'works', leaks: true },
	{ state: 'over', submits: true, waits: 30 * DAY, secret: 'all', leaks: true },
];

describe('results of a competition that is', () => {
	it.each(COMPETITIONS)('$state', async ({ submits, frozenAt, waits, secret, leaks: expected }) => {
		const play = async (variant: 0 | 1): Promise<string[]> => {
			const world = createWorld();
			changeResults(world, variant, secret);
			if (frozenAt !== undefined) world.store.update<CompetitionRow>('competitions', 'k11', { frozenAt: toIsoTime(MOCK_NOW + frozenAt) });
			const submit = async (taskId: string): Promise<void> => {
				await (await world.as('student01')).ask('main.competitionSubmit', { competitionId: 'k11', taskId, value: ['A'] });
			};
			if (submits) for (const taskId of ['k11-a', 'k11-b']) await submit(taskId);
			world.wait(waits);
			const target = { paperId: 'p13', questionIds: ['q0004'], problemIds: [], attemptId: 'none', competitionId: 'k11', taskId: 'k11-c' };
			return askAll(await world.as('student01'), target);
		};
		const found = await leaks(play);
		if (expected) expect(found).toEqual(expect.arrayContaining(['main.competitionRankings', 'main.competitionUserRankings']));
		else expect(found).toEqual([]);
	});
});

describe('help with the problems of a competition', () => {
	it.each([
		{ state: 'running, for a student who takes part', account: 'student01', waits: 0, expected: false },
		{ state: 'running, for a student who does not', account: 'newbie', waits: 0, expected: true },
		{ state: 'over', account: 'student01', waits: 30 * DAY, expected: true },
	])('$state', async ({ account, waits, expected }) => {
		const play = async (variant: 0 | 1): Promise<string[]> => {
			const world = createWorld();
			const problemIds = (world.store.find<CompetitionRow>('competitions', 'k02')?.tasks ?? []).flatMap(({ problemId }) => problemId ?? []);
			const ofProblem = ({ problemId }: QuestionRow): boolean => problemIds.includes(problemId ?? '');
			const questionIds = world.store
				.rows<QuestionRow>('questions')
				.filter(ofProblem)
				.map(({ id }) => id);
			// The papers that the problems are in shall not seal them.
			for (const { id } of world.store.rows<PaperRow>('papers'))
				world.store.update<PaperRow>('papers', id, { closeAt: toIsoTime(MOCK_NOW) });
			for (const problemId of problemIds) solveProblem(world, problemId, account);
			changeHelp(world, problemIds, variant);
			changeKeys(world, questionIds, variant, false);
			world.wait(waits);
			const target = { paperId: 'p13', questionIds, problemIds, attemptId: 'none', competitionId: 'k02', taskId: 'none' };
			return askAll(await world.as(account), target);
		};
		const found = await leaks(play);
		if (expected) expect(found).toEqual(expect.arrayContaining(['main.problemHelp']));
		else expect(found).toEqual([]);
	});
});

/** Fields that a client might make up to be given more time or points. */
const FORGED = {
	deadlineAt: '2030-01-01T00:00:00+08:00',
	startedAt: '2030-01-01T00:00:00+08:00',
	submittedAt: '2020-01-01T00:00:00+08:00',
	score: 100,
	totalScore: 100,
	rate: 100,
	verdict: 'right',
	passed: true,
	solved: true,
	usedSeconds: 1,
	state: 'marked',
	marks: {},
};

describe('deadlines and scores that a client sends', () => {
	it('are ignored', async () => {
		const play = async (forged: Record<string, unknown>): Promise<string> => {
			const { store, call, signIn } = createTestBackend({ app, onViolation: () => undefined });
			const token = signIn('users', 'student01', 'main');
			const send = async (name: string, input: Record<string, unknown>) => {
				const { code, data } = await call(name, { ...input, ...forged }, token);
				expect([name, code]).toEqual([name, 200]);
				return data;
			};
			const { id: attemptId } = await send('main.paperAttemptStart', { paperId: 'p13' });
			const [questionId = ''] = (store.find<PaperRow>('papers', 'p13')?.sections ?? []).flatMap(({ items }) =>
				items.map((item) => item.questionId),
			);
			const answers = [{ questionId, value: ['A'], rev: 1, ...forged }];
			await send('main.paperSubmit', { paperId: 'p13', attemptId, action: 'save', answers });
			await send('main.paperSubmit', { paperId: 'p13', attemptId, action: 'submit' });
			await send('main.questionBankAnswer', { questionId: 'q0004', choice: 'B' });
			await send('main.competitionAnswerSave', { competitionId: 'k11', taskId: 'k11-c', value: ['25'] });
			await send('main.competitionSubmit', { competitionId: 'k11', taskId: 'k11-c', value: ['25'] });
			return JSON.stringify(store.state).replace(RANDOM_TOKENS, '<token>');
		};
		expect((await play(FORGED)) === (await play({}))).toBe(true);
	});
});
