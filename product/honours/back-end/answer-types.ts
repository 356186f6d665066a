import type { CourseAggregate } from '#app/course/back-end/answer-types.ts';

export type Honour = CourseAggregate['honours'][number];
