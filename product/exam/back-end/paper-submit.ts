import { isUntouchedProgram } from '#app/judge/back-end/rules/untouched-program.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { arrangePaper } from './arrange-paper.ts';
import { attemptStateView } from './attempt-views.ts';
import { findQuestion } from './find-question.ts';
import { handInAttempt, usedSecondsOf } from './hand-in-attempt.ts';
import { ownAttempt, paperOr404 } from './paper-lookup.ts';
import type { AttemptRow, PaperRow, SavedAnswer } from './rows.ts';
import { isBlank } from './rules/grade.ts';

type HandlerContext = Context<'main.paperSubmit'>;

export const paperSubmit: Handler<'main.paperSubmit'> = (context) => {
	const { input, db, now } = context;
	const paper = paperOr404(context, input.paperId);
	const { attempt, rejected } = saveAndSubmit(context, paper);
	return { ...attemptStateView(db, { paper, attempt, now: now() }), rejected };
};

type Rejected = NonNullable<DataOf<'main.paperSubmit'>['rejected']>;

interface Saved {
	attempt: AttemptRow;
	rejected: Rejected;
}

/** Saves the answers and submits them if requested; idempotent by request key. */
function saveAndSubmit(context: HandlerContext, paper: PaperRow): Saved {
	const { input, fail, db, isoNow, now } = context;
	const attempt = ownAttempt(context, input.attemptId);
	if (attempt.paperId !== paper.id) return fail(404, '没有这次作答');
	if (input.requestKey && attempt.requestKey === input.requestKey) return { attempt, rejected: [] };
	if (attempt.state !== 'in_progress') return fail(...refusalOf(attempt));
	if (isElsewhere(attempt, input)) return fail(409, '本次作答已在另一个页面打开');
	const incoming = (input.answers ?? []).map((answer) => withoutTemplate(db, answer));
	const { accepted, rejected } = partitionAnswers(paper, attempt, incoming);
	const answers = mergeAnswers(attempt.answers, accepted, isoNow());
	const questionIds = new Set(paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
	if (answers.some(({ questionId }) => !questionIds.has(questionId))) return fail(400, '答案里有不属于这份试卷的题目');
	const saved = db.update<AttemptRow>('attempts', attempt.id, {
		answers,
		clientTab: input.clientTab ?? attempt.clientTab,
		usedSeconds: usedSecondsOf(attempt, now()),
		...(paper.nav === 'sequential' && { furthest: furthestOf(paper, { id: attempt.id, answers }, attempt.furthest, input.furthest) }),
	});
	const { by = 'user', requestKey = null } = input;
	// The clock of the server decides: the teacher may have added time that the device has not heard of.
	const isEarly = by === 'timeup' && now() < Date.parse(attempt.deadlineAt);
	if (input.action === 'save' || isEarly) return { attempt: saved, rejected };
	return { attempt: handInAttempt(context, paper, saved, { at: now(), by, requestKey }), rejected };
}

const isElsewhere = ({ clientTab }: AttemptRow, { clientTab: own, takeOver }: HandlerContext['input']): boolean =>
	!takeOver && own !== undefined && clientTab !== '' && clientTab !== 'seed' && clientTab !== own;

/** A program that is still the template of its language is no answer. */
function withoutTemplate(db: Database, answer: IncomingAnswer): IncomingAnswer {
	const isProgram = findQuestion(db)(answer.questionId)?.type === 'program';
	return isProgram && isUntouchedProgram(answer.value) ? { ...answer, value: [] } : answer;
}

/** Why an attempt that is over takes no more answers. */
export const refusalOf = ({ by }: AttemptRow): [code: number, message: string] =>
	by === 'timeup' ? [410, '考试时间已到，已经自动交卷'] : [409, '这次作答已经交卷'];

const questionsIn = (paper: PaperRow, attemptId: string): string[] =>
	arrangePaper(paper, attemptId).sections.flatMap(({ items }) => items.map(({ questionId }) => questionId));

/** Number of the furthest question that was seen or answered. */
export function furthestOf(paper: PaperRow, { id, answers }: Pick<AttemptRow, 'id' | 'answers'>, ...seen: (number | undefined)[]): number {
	const answered = new Set(answers.filter(({ value }) => !isBlank(value)).map(({ questionId }) => questionId));
	const last = questionsIn(paper, id).findLastIndex((questionId) => answered.has(questionId)) + 1;
	return Math.min(paper.questionCount, Math.max(last, ...seen.map((no) => no ?? 0)));
}

/**
 * On a forward-only paper, rejects changed answers to questions before the furthest question of earlier requests. Accepts a repeated request,
 * since it changes nothing, and answers that the same request gives before it moves on.
 */
export function partitionAnswers(
	paper: PaperRow,
	attempt: Pick<AttemptRow, 'id' | 'answers' | 'furthest'>,
	incoming: readonly IncomingAnswer[],
): { accepted: IncomingAnswer[]; rejected: Rejected } {
	if (paper.nav !== 'sequential') return { accepted: [...incoming], rejected: [] };
	const order = questionsIn(paper, attempt.id);
	const furthest = attempt.furthest ?? 0;
	const accepted: IncomingAnswer[] = [];
	const rejected: Rejected = [];
	for (const answer of incoming) {
		const no = order.indexOf(answer.questionId) + 1;
		const before = attempt.answers.find(({ questionId }) => questionId === answer.questionId);
		const changes = !(before && before.rev > (answer.rev ?? 0)) && !isSame(answer.value, before?.value ?? []);
		if (no === 0 || no >= furthest || !changes) accepted.push(answer);
		else
			rejected.push({ questionId: answer.questionId, message: `这份试卷只能往后做：第 ${no} 题已经翻过去了，不能再改，以先前的答案为准` });
	}
	return { accepted, rejected };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

interface IncomingAnswer {
	questionId: string;
	value: readonly string[];
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
		byQuestion.set(questionId, { questionId, value: [...value], flagged, rev, savedAt, seconds: Math.max(seconds, before?.seconds ?? 0) });
	}
	return [...byQuestion.values()];
}
