import type { Context, Handler } from '#mock/handler.ts';
import { recordPractice } from '#mock/handlers/questions/record-practice.ts';
import type { AttemptRow, PaperRow, SavedAnswer } from '#mock/rows/exam.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { attemptStateView } from './attempt-views.ts';
import { attemptsOf, ownAttempt, paperOr404, scoreOf } from './paper-lookup.ts';
import { attemptState, type PaperStateName, paperState } from './paper-state.ts';

type HandlerContext = Context<'main.paperSubmit'>;

export const paperSubmit: Handler<'main.paperSubmit'> = (context) => {
	const { input, db, now, user, fail } = context;
	const paper = paperOr404(context, input.paperId);
	if (user?.state === 'readonly') fail(403, '已毕业的账号只能查看，不能作答');
	const attempt = input.action === 'start' ? start(context, paper) : proceed(context, paper);
	return attemptStateView(db, { paper, attempt, now: now() });
};

const REFUSALS: Readonly<Record<Exclude<PaperStateName, 'open' | 'redo' | 'in_progress'>, string>> = {
	not_open: '试卷还没有到开放时间',
	marking: '上一次作答还在批改，请等出分后再考',
	used_up: '作答次数已经用完',
	waiting: '还没有到可以再次作答的时间',
	missed: '试卷已经截止',
	closed: '试卷已经截止',
};

/** A new attempt, or the one that is going on. */
function start({ input, db, user, now, fail, newId, isoNow }: HandlerContext, paper: PaperRow): AttemptRow {
	const userId = user?.id ?? '';
	const attempts = attemptsOf(db, userId).filter(({ paperId }) => paperId === paper.id);
	const { state, attempt } = paperState(paper, attempts, now());
	const clientTab = input.clientTab ?? '';
	if (state === 'in_progress' && attempt) return input.takeOver ? db.update<AttemptRow>('attempts', attempt.id, { clientTab }) : attempt;
	if (state !== 'open' && state !== 'redo') return fail(403, REFUSALS[state as keyof typeof REFUSALS]);
	return db.insert<AttemptRow>('attempts', {
		id: newId('attempt'),
		paperId: paper.id,
		userId,
		no: attempts.length + 1,
		state: 'in_progress',
		startedAt: isoNow(),
		deadlineAt: toIsoTime(deadlineOf(paper, now())),
		submittedAt: null,
		by: null,
		usedSeconds: 0,
		clientTab,
		requestKey: null,
		answers: [],
		marks: {},
		comments: {},
		note: '',
	});
}

/** A paper that closes earlier ends the attempt then. */
function deadlineOf({ minutes, closeAt }: PaperRow, now: number): number {
	const full = now + minutes * 60_000;
	return closeAt === null ? full : Math.min(full, Date.parse(closeAt));
}

/** Saves, and hands in when asked to; the same request key a second time changes nothing. */
function proceed(context: HandlerContext, paper: PaperRow): AttemptRow {
	const { input, fail, db, isoNow, now } = context;
	const attempt = ownAttempt(context, input.attemptId ?? '');
	if (attempt.paperId !== paper.id) return fail(404, '没有这次作答');
	if (input.requestKey && attempt.requestKey === input.requestKey) return attempt;
	const state = attemptState(attempt, now());
	if (state === 'expired') return fail(410, '考试时间已到，这次作答已经关闭');
	if (state !== 'in_progress') return fail(409, '这次作答已经交卷');
	if (isElsewhere(attempt, input)) return fail(409, '本次作答已在另一个页面打开');
	const answers = mergeAnswers(attempt.answers, input.answers ?? [], isoNow());
	const known = new Set(paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
	if (answers.some(({ questionId }) => !known.has(questionId))) return fail(400, '答案里有不属于这份试卷的题目');
	const saved = db.update<AttemptRow>('attempts', attempt.id, {
		answers,
		clientTab: input.clientTab ?? attempt.clientTab,
		usedSeconds: secondsSince(attempt, now()),
	});
	return input.action === 'submit' ? handIn(context, paper, saved) : saved;
}

const isElsewhere = ({ clientTab }: AttemptRow, { clientTab: own, takeOver }: HandlerContext['input']): boolean =>
	!takeOver && own !== undefined && clientTab !== '' && clientTab !== 'seed' && clientTab !== own;

const secondsSince = ({ startedAt, deadlineAt }: AttemptRow, now: number): number =>
	Math.round((Math.min(now, Date.parse(deadlineAt)) - Date.parse(startedAt)) / 1000);

/** Marked at once where a machine can do it; else it waits for a teacher. */
function handIn({ input, db, isoNow }: HandlerContext, paper: PaperRow, attempt: AttemptRow): AttemptRow {
	const { items, pending } = scoreOf(db, paper, attempt);
	const at = isoNow();
	for (const { question, verdict, value } of items) {
		if (verdict === 'blank' || verdict === 'pending') continue;
		recordPractice(db, { userId: attempt.userId, questionId: question.id, right: verdict === 'right', value, at });
	}
	return db.update<AttemptRow>('attempts', attempt.id, {
		state: pending ? 'submitted' : 'marked',
		submittedAt: at,
		by: input.by ?? 'user',
		requestKey: input.requestKey ?? null,
	});
}

interface IncomingAnswer {
	questionId: string;
	value: string[];
	flagged?: boolean;
	rev?: number;
	seconds?: number;
}

/** A late save must not overwrite a newer one: the higher revision wins. */
export function mergeAnswers(saved: readonly SavedAnswer[], incoming: readonly IncomingAnswer[], savedAt: string): SavedAnswer[] {
	const byQuestion = new Map(saved.map((answer) => [answer.questionId, answer]));
	for (const { questionId, value, flagged = false, rev = 0, seconds = 0 } of incoming) {
		const before = byQuestion.get(questionId);
		if (before && before.rev > rev) continue;
		byQuestion.set(questionId, { questionId, value, flagged, rev, savedAt, seconds: Math.max(seconds, before?.seconds ?? 0) });
	}
	return [...byQuestion.values()];
}
