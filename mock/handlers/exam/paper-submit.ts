import type { Context, Handler } from '#mock/handler.ts';
import { recordPractice } from '#mock/handlers/questions/record-practice.ts';
import type { AttemptRow, PaperRow, SavedAnswer } from '#mock/rows/exam.ts';
import { attemptStateView } from './attempt-views.ts';
import { ownAttempt, paperOr404, scoreOf } from './paper-lookup.ts';
import { attemptState } from './paper-state.ts';

type HandlerContext = Context<'main.paperSubmit'>;

export const paperSubmit: Handler<'main.paperSubmit'> = (context) => {
	const { input, db, now, user, fail } = context;
	const paper = paperOr404(context, input.paperId);
	if (user?.state === 'readonly') fail(403, '已毕业的账号只能查看，不能作答');
	return attemptStateView(db, { paper, attempt: saveAndSubmit(context, paper), now: now() });
};

/** Saves the answers and submits them if requested; idempotent by request key. */
function saveAndSubmit(context: HandlerContext, paper: PaperRow): AttemptRow {
	const { input, fail, db, isoNow, now } = context;
	const attempt = ownAttempt(context, input.attemptId);
	if (attempt.paperId !== paper.id) return fail(404, '没有这次作答');
	if (input.requestKey && attempt.requestKey === input.requestKey) return attempt;
	const state = attemptState(attempt, now());
	if (state === 'expired') return fail(410, '考试时间已到，这次作答已经关闭');
	if (state !== 'in_progress') return fail(409, '这次作答已经交卷');
	if (isElsewhere(attempt, input)) return fail(409, '本次作答已在另一个页面打开');
	const answers = mergeAnswers(attempt.answers, input.answers ?? [], isoNow());
	const questionIds = new Set(paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
	if (answers.some(({ questionId }) => !questionIds.has(questionId))) return fail(400, '答案里有不属于这份试卷的题目');
	const saved = db.update<AttemptRow>('attempts', attempt.id, {
		answers,
		clientTab: input.clientTab ?? attempt.clientTab,
		usedSeconds: secondsSince(attempt, now()),
	});
	return input.action === 'submit' ? submitAttempt(context, paper, saved) : saved;
}

const isElsewhere = ({ clientTab }: AttemptRow, { clientTab: own, takeOver }: HandlerContext['input']): boolean =>
	!takeOver && own !== undefined && clientTab !== '' && clientTab !== 'seed' && clientTab !== own;

const secondsSince = ({ startedAt, deadlineAt }: AttemptRow, now: number): number =>
	Math.round((Math.min(now, Date.parse(deadlineAt)) - Date.parse(startedAt)) / 1000);

/** Grades automatically if possible; otherwise the attempt waits for a teacher. */
function submitAttempt({ input, db, isoNow }: HandlerContext, paper: PaperRow, attempt: AttemptRow): AttemptRow {
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

/** The higher revision wins, so that a late save does not overwrite a newer one. */
export function mergeAnswers(saved: readonly SavedAnswer[], incoming: readonly IncomingAnswer[], savedAt: string): SavedAnswer[] {
	const byQuestion = new Map(saved.map((answer) => [answer.questionId, answer]));
	for (const { questionId, value, flagged = false, rev = 0, seconds = 0 } of incoming) {
		const before = byQuestion.get(questionId);
		if (before && before.rev > rev) continue;
		byQuestion.set(questionId, { questionId, value, flagged, rev, savedAt, seconds: Math.max(seconds, before?.seconds ?? 0) });
	}
	return [...byQuestion.values()];
}
