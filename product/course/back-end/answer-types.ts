import type { DataOf } from '#generated/api/operations.ts';

export type CourseAggregate = DataOf<'main.courseAggregate'>;
export type CourseCard = DataOf<'main.courseThemeCourses'>['records'][number];
export type CourseDetail = NonNullable<CourseAggregate['course']>;
export type CatalogNode = CourseAggregate['catalog'][number];
export type ContinueItem = CourseAggregate['continues'][number];
export type Activity = CourseAggregate['activities'][number];
export type MineCounts = DataOf<'main.courseThemeCourses'>['counts'];
