import type { DataOf } from '#src/generated/api/operations.ts';

export type Homework = DataOf<'main.homeworkAggregate'>['records'][number];
export type HomeworkSubmission = DataOf<'main.homeworkHistoryAggregate'>['records'][number];
