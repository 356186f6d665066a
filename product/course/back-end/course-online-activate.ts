import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store/store.ts';
import { normaliseTyped } from '#src/lib/typed-text.ts';
import { relationTo } from './course-relation.ts';
import { finishKnownLessons } from './finish-lessons.ts';
import { learnStateOf, progressOf } from './progress.ts';
import type { CourseRow } from './rows.ts';

type Request = Context<'main.courseOnlineActivate'>;
type CodeRow = Row & { courseId: string; used: boolean };

export const courseOnlineActivate: Handler<'main.courseOnlineActivate'> = (context) => {
	const viewer = viewerOf(context);
	const { course, code } = wantedCourse(context, viewer);
	const id = `${viewer.user.id}.${course.id}`;
	if (viewer.db.find('enrolments', id)) return context.fail(409, '已经加入过这门课程了');
	if (code?.used) return refuseCode(context, '这个激活码已经用过了');
	refuseClosed(context, viewer, course);
	// In the same turn as the check of `used`, so that of many calls at once only one finds it unused.
	if (code) viewer.db.update<CodeRow>('course-codes', code.id, { used: true });
	const joinedAt = context.isoNow();
	viewer.db.insert('enrolments', { id, userId: viewer.user.id, courseId: course.id, joinedAt });
	finishKnownLessons(viewer, course.id, joinedAt);
	return relationTo(viewer, course.id);
};

const refuseCode = (context: Request, message: string): never => context.fail(400, message, { code: message });

function wantedCourse(context: Request, { db }: Viewer): { course: CourseRow; code: CodeRow | undefined } {
	const { courseId, code } = context.input;
	const row = code ? db.rows<CodeRow>('course-codes').find(({ id }) => normaliseTyped(id, { as: 'code' }) === code) : undefined;
	if (code && !row) return refuseCode(context, '激活码不存在，请检查有没有输错');
	if (row && courseId && row.courseId !== courseId) return refuseCode(context, '这个激活码是另一门课程的');
	const course = db.find<CourseRow>('courses', row?.courseId ?? courseId ?? '');
	if (!course) return context.fail(404, '请选择课程，或填写激活码');
	if (!row && course.kind === 'elective') return context.fail(400, '这门课程需要激活码');
	return { course, code: row };
}

function refuseClosed(context: Request, viewer: Viewer, course: CourseRow): void {
	const state = learnStateOf(viewer, course, progressOf(viewer, course));
	if (state === 'closed') context.fail(409, '课程已下架');
	if (state === 'not_open') context.fail(409, '课程还没有开放');
}
