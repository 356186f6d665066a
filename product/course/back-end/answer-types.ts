import type { DataOf } from '#generated/api/operations.ts';

export type CourseAggregate = DataOf<'main.courseAggregate'>;
export type CourseCard = DataOf<'main.courseThemeCourses'>['records'][number];
export type CourseDetail = NonNullable<CourseAggregate['course']>;
export type CatalogNode = CourseAggregate['catalog'][number];
export type ContinueItem = CourseAggregate['continues'][number];
export type TodoItem = CourseAggregate['todos'][number];
export type Activity = CourseAggregate['activities'][number];
export type StudySummary = DataOf<'main.studentInfo'>['study'];
export type LoginRecord = DataOf<'main.studentInfo'>['logins'][number];
export type MineCounts = DataOf<'main.courseThemeCourses'>['counts'];
export type Honour = CourseAggregate['honours'][number];
export type Notice = DataOf<'main.systemUserNoticeListPage'>['records'][number];
export type Homework = DataOf<'main.homeworkAggregate'>['records'][number];
export type HomeworkSubmission = DataOf<'main.homeworkHistoryAggregate'>['records'][number];
export type VideoPlay = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = VideoPlay['record'];
export type SearchHit = DataOf<'main.courseSearch'>['records'][number];
