import type { CourseAggregate } from '#app/course/back-end/answer-types.ts';
import type { DataOf } from '#src/generated/api/operations.ts';

export type TodoItem = CourseAggregate['todos'][number];
export type StudySummary = DataOf<'main.studentInfo'>['study'];
