import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { lessonRecordOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, EnrolmentRow, LessonRow } from '#app/course/back-end/rows.ts';
import { homeworkView } from '#app/homework/back-end/homework-view.ts';
import type { HomeworkRow } from '#app/homework/back-end/rows.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { certificateMessage } from '#app/notices/back-end/rules/personal-messages.ts';
import type { RequestContext } from '#mock/context.ts';
import type { HonourRow } from './rows.ts';
import { certificateOf } from './rules/certificate.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'now' | 'user' | 'newId'>;

/** Issues the certificate of each course that the student has finished, once, as of the last step. Live lessons need no record. */
export function issueCertificates(context: HandlerContext): void {
	if (!context.user) return;
	const viewer = viewerOf(context);
	for (const course of coursesWithoutCertificate(viewer)) {
		const issuedAt = finishedAt(viewer, course);
		if (issuedAt) issue(context, viewer, course, issuedAt);
	}
}

function coursesWithoutCertificate({ db, user }: Viewer): CourseRow[] {
	const held = new Set(db.rowsBy<HonourRow>('honours', 'userId', user.id).map(({ kind, courseId }) => (kind === 'cert' ? courseId : null)));
	return db.rowsBy<EnrolmentRow>('enrolments', 'userId', user.id).flatMap(({ courseId }) => {
		const course = held.has(courseId) ? undefined : db.find<CourseRow>('courses', courseId);
		return course?.certificate ? [course] : [];
	});
}

/** When the last lesson was finished and the last homework was marked; null while something is left. */
function finishedAt(viewer: Viewer, { id }: CourseRow): string | null {
	const { db } = viewer;
	const times: string[] = [];
	for (const { id: lessonId, type } of db.rowsBy<LessonRow>('lessons', 'courseId', id)) {
		const record = lessonRecordOf(viewer, lessonId);
		if (!record?.done && type !== 'live') return null;
		if (record?.doneAt) times.push(record.doneAt);
	}
	for (const task of db.rowsBy<HomeworkRow>('homework', 'courseId', id)) {
		const { state, submission } = homeworkView(viewer, task);
		if (state !== 'marked' && state !== 'excused') return null;
		if (submission?.markedAt) times.push(submission.markedAt);
	}
	return times.sort().at(-1) ?? null;
}

function issue({ newId }: HandlerContext, { db, user }: Viewer, course: CourseRow, issuedAt: string): void {
	const place = db.rows('honours').length;
	const honour = certificateOf(course, { id: newId('honour'), userId: user.id, ownerName: user.studentName, issuedAt, place });
	db.insert<HonourRow>('honours', honour);
	db.insert<NoticeRow>('notices', certificateMessage(user.id, honour));
}
