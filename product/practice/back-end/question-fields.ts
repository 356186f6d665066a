import { materialViews, tagRefs } from '#app/exam/back-end/question-views.ts';
import type { ComputeFields, ComputeRequest } from '#mock/handler.ts';
import { myQuestions } from './my-questions.ts';
import { masteredAfterOf } from './record-practice.ts';
import type { PracticeRow, QuestionRow } from './rows.ts';
import { parentsOf, withAncestors } from './tag-fields.ts';

/** Adds the user's practice state and the fields by which question lists are filtered and sorted. */
export const questionFields: ComputeFields<QuestionRow> = ({ db, user, input, now, scenario }) => {
	const mine = myQuestions(db, user?.id, now());
	const parents = parentsOf(db);
	const masteredAfter = masteredAfterOf(db, user?.id);
	const book = scenario.empty ? [] : mine.book;
	const inBook = new Set(book.map(({ questionId }) => questionId));
	const masteredCount = book.filter(({ mastered }) => mastered).length;
	return {
		row(question) {
			const record = mine.practiceOf(question);
			return {
				knowledge: tagRefs(db, question.knowledge),
				tagsAbove: [...withAncestors(question.knowledge, parents)],
				scopes: [
					'all',
					mine.isDone(question) ? 'done' : 'todo',
					...(record && inBook.has(question.id) && isWanted(record, input) ? ['wrong'] : []),
				],
				recent: -(Date.parse(record?.lastAt ?? '') || 0),
				myState: mine.stateOf(question),
				practiced: record?.times ?? 0,
				...(record?.inBook ? { wrongTimes: record.wrongTimes } : {}),
				streak: record?.streak ?? 0,
				open: mine.sealed.has(question.id) ? 'sealed' : 'open',
				sealed: mine.sealed.has(question.id),
				sealedUntil: mine.sealed.get(question.id) ?? null,
				lastAt: record?.lastAt ?? null,
				reason: record?.reason ?? null,
				note: record?.note ?? null,
			};
		},
		page: (shown) => ({ wrongCount: book.length - masteredCount, masteredCount, masteredAfter, materials: materialViews(db, shown) }),
	};
};

const isWanted = (record: PracticeRow, { mastered, reason }: ComputeRequest['input']): boolean =>
	(mastered === undefined || record.mastered === mastered) && (!reason || record.reason === reason);
