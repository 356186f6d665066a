import { mayOnlyRead, type Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';
import { type Progress, progressOf } from './progress.ts';
import type { CourseRow } from './rows.ts';

export type Rating = DataOf<'main.courseRatingSave'>;
type RateState = 'open' | 'unfinished' | 'rated' | 'closed';

export interface RatingRow extends Row, Omit<Rating, 'id' | 'mine'> {
	courseId: string;
	/** Unset for people who have no account here. */
	userId?: string;
}

export const ratingOf = ({ db, user }: Viewer, courseId: string): RatingRow | undefined =>
	db.find<RatingRow>('course-ratings', `${user.id}.${courseId}`);

export const ratingView = ({ user }: Viewer, row: RatingRow): Rating => ({ ...row, mine: row.userId === user.id });

export function rateState(viewer: Viewer, course: CourseRow, { done, total }: Progress = progressOf(viewer, course)): RateState {
	if (mayOnlyRead(viewer.user)) return 'closed';
	if (ratingOf(viewer, course.id)) return 'rated';
	return total > 0 && done === total ? 'open' : 'unfinished';
}
