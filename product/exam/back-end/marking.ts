/** Computes the state and the marks of a submitted attempt from its row, the questions and the clock. */

import type { Database } from '#mock/store/store.ts';
import { findQuestion } from './find-question.ts';
import type { AttemptRow, PaperRow } from './rows.ts';
import { type Mark, markProgram, markShort } from './rules/mark.ts';
import { type GradedItem, scoreAttempt } from './rules/score-attempt.ts';

/** The attempt at `now`: programs get their marks from the judge, short answers later from the teacher. */
export function markedBy(now: number, db: Database, row: AttemptRow): AttemptRow {
	const paper = db.find<PaperRow>('papers', row.paperId);
	if (row.state !== 'submitted' || !row.marking || !paper) return row;
	const { items } = scoreAttempt(paper, row, findQuestion(db));
	const waiting = items.filter(({ verdict }) => verdict === 'pending');
	const marks = waiting.flatMap((item) => {
		const mark = markOf(item, row, now >= Date.parse(row.marking?.until ?? ''));
		return mark ? [{ id: item.question.id, ...mark }] : [];
	});
	const begun = now >= Date.parse(row.marking.from);
	return {
		...row,
		state: marks.length === waiting.length ? 'marked' : begun ? 'marking' : 'submitted',
		marks: { ...row.marks, ...Object.fromEntries(marks.map(({ id, score }) => [id, score])) },
		comments: { ...row.comments, ...Object.fromEntries(marks.map(({ id, comment }) => [id, comment])) },
	};
}

/** `teacherDone`: short answers are marked. Null while the mark is open. */
function markOf({ question, value, full }: GradedItem, { judged }: AttemptRow, teacherDone: boolean): Mark | null {
	if (question.type === 'short') return teacherDone ? markShort(value.join('\n'), question.key.points ?? [], full) : null;
	const found = judged?.[question.id];
	return found ? markProgram(found, full) : null;
}
