import type { DataOf } from '#generated/api/operations.ts';
import { type MyState, stateOfRecord } from './my-questions.ts';
import type { PracticeRow } from './rows.ts';

type MyQuestion = DataOf<'main.questionQuestionDetail'>['mine'];

export const myQuestionView = (record: PracticeRow | undefined, state: MyState = record ? stateOfRecord(record) : 'none'): MyQuestion => ({
	state,
	practiced: record?.times ?? 0,
	rightTimes: record?.rightTimes ?? 0,
	wrongTimes: record?.wrongTimes ?? 0,
	streak: record?.streak ?? 0,
	lastAt: record?.lastAt ?? null,
	lastValue: record?.lastValue ?? [],
	reason: record?.reason ?? null,
	note: record?.note ?? null,
	hints: record?.hints ?? 0,
});
