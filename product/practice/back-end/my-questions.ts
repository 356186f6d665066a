import type { SubmissionRow } from '#app/judge/back-end/rows.ts';
import type { Database } from '#mock/store/store.ts';
import type { PracticeRow, QuestionRow } from './rows.ts';
import { sealedQuestions } from './sealed-questions.ts';

export type MyState = 'none' | 'right' | 'wrong' | 'mastered';

export interface MyQuestions {
	stateOf(question: QuestionRow): MyState;
	/** Undefined for a sealed question, too. */
	practiceOf(question: QuestionRow): PracticeRow | undefined;
	/** Answered at least once; a submitted program counts. */
	isDone(question: QuestionRow): boolean;
	isRight(question: QuestionRow): boolean;
	readonly records: readonly PracticeRow[];
	/** The wrong-answer book, without questions of papers whose results are not released. */
	readonly book: readonly PracticeRow[];
	/** See `sealedQuestions`. */
	readonly sealed: ReadonlyMap<string, string | null>;
	/** Problem id → solved, for attempted problems. */
	readonly programs: ReadonlyMap<string, boolean>;
}

const ACCEPTED = 0;

export function myQuestions(db: Database, userId: string | undefined, now: number): MyQuestions {
	const records = userId === undefined ? [] : db.rowsBy<PracticeRow>('practice', 'userId', userId);
	const byQuestion = new Map(records.map((record) => [record.questionId, record]));
	const sealed = sealedQuestions(db, userId, now);
	const programs = triedPrograms(db, userId);
	const solved = (question: QuestionRow): boolean | undefined =>
		question.problemId === null ? undefined : programs.get(question.problemId);
	const practiceOf = ({ id }: QuestionRow): PracticeRow | undefined => (sealed.has(id) ? undefined : byQuestion.get(id));
	return {
		records,
		book: records.filter(({ inBook, questionId }) => inBook && !sealed.has(questionId)),
		sealed,
		programs,
		practiceOf,
		isDone: (question) => byQuestion.has(question.id) || solved(question) !== undefined,
		isRight: (question) => byQuestion.get(question.id)?.lastRight ?? solved(question) ?? false,
		stateOf(question) {
			if (sealed.has(question.id)) return 'none';
			const record = practiceOf(question);
			if (record) return stateOfRecord(record);
			const result = solved(question);
			return result === undefined ? 'none' : result ? 'right' : 'wrong';
		},
	};
}

export function stateOfRecord({ inBook, mastered, lastRight }: PracticeRow): MyState {
	if (mastered) return 'mastered';
	return inBook || !lastRight ? 'wrong' : 'right';
}

function triedPrograms(db: Database, userId: string | undefined): Map<string, boolean> {
	const tried = new Map<string, boolean>();
	if (userId === undefined) return tried;
	for (const { problemId, status } of db.rowsBy<SubmissionRow>('submissions', 'userId', userId))
		tried.set(problemId, tried.get(problemId) === true || status === ACCEPTED);
	return tried;
}
