import type { ComputeFields, ComputeRequest } from '#mock/handler.ts';
import { materialViews, tagRefs } from '#mock/handlers/exam/question-views.ts';
import type { PracticeRow, QuestionRow } from '#mock/rows/exam.ts';
import { myQuestions } from './my-questions.ts';
import { parentsOf, withAncestors } from './tag-fields.ts';

/** Adds the user's practice state and the fields by which question lists are filtered and sorted. */
export const questionFields: ComputeFields<QuestionRow> = ({ db, user, input, scenario }) => {
	const mine = myQuestions(db, user?.id);
	const parents = parentsOf(db);
	const book = scenario.empty ? [] : mine.records.filter(({ inBook }) => inBook);
	const masteredCount = book.filter(({ mastered }) => mastered).length;
	return {
		row(question) {
			const record = mine.practiceOf(question);
			return {
				knowledge: tagRefs(db, question.knowledge),
				tagsAbove: [...withAncestors(question.knowledge, parents)],
				scopes: ['all', mine.isDone(question) ? 'done' : 'todo', ...(isWrong(record, input) ? ['wrong'] : [])],
				recent: -(Date.parse(record?.lastAt ?? '') || 0),
				myState: mine.stateOf(question),
				practiced: record?.times ?? 0,
				...(record?.inBook ? { wrongTimes: record.wrongTimes } : {}),
				lastAt: record?.lastAt ?? null,
				reason: record?.reason ?? null,
				note: record?.note ?? null,
			};
		},
		page: (shown) => ({ wrongCount: book.length - masteredCount, masteredCount, materials: materialViews(db, shown) }),
	};
};

const isWrong = (record: PracticeRow | undefined, { mastered, reason }: ComputeRequest['input']): boolean =>
	record?.inBook === true && (mastered === undefined || record.mastered === mastered) && (!reason || record.reason === reason);
