import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { tagRefs } from '#mock/handlers/exam/question-views.ts';
import { pageOf } from '#mock/handlers/exam/words.ts';
import type { QuestionRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';
import { type MyQuestions, myQuestions } from './my-questions.ts';
import { searchQuestions } from './search-questions.ts';

type Line = DataOf<'main.questionPage'>['records'][number];

export const questionPage: Handler<'main.questionPage'> = ({ input, db, user, scenario }) => {
	const mine = myQuestions(db, user?.id);
	const { records, total } = pageOf(scenario.empty ? [] : searchQuestions(db, mine, input), input);
	const book = scenario.empty ? [] : mine.records.filter(({ inBook }) => inBook);
	const masteredCount = book.filter(({ mastered }) => mastered).length;
	return { records: records.map((row) => lineOf(db, mine, row)), total, wrongCount: book.length - masteredCount, masteredCount };
};

function lineOf(db: Database, mine: MyQuestions, row: QuestionRow): Line {
	const record = mine.practiceOf(row);
	return {
		id: row.id,
		type: row.type,
		stemText: row.stemText,
		difficulty: row.difficulty,
		knowledge: tagRefs(db, row.knowledge),
		problemId: row.problemId,
		myState: mine.stateOf(row),
		practiced: record?.times ?? 0,
		...(record?.inBook ? { wrongTimes: record.wrongTimes } : {}),
		lastAt: record?.lastAt ?? null,
		reason: record?.reason ?? null,
		note: record?.note ?? null,
	};
}
