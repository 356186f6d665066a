import type { Context, Handler } from '#mock/handler.ts';
import type { CourseRow } from '#mock/seed/learning/rows.ts';
import type { Row } from '#mock/store.ts';
import { learnStateOf, progressOf } from './learning/progress.ts';
import { refuseReadonly, type Scene, sceneOf } from './learning/scene.ts';

type Request = Context<'main.courseOnlineActivate'>;
type CodeRow = Row & { courseId: string; used: boolean };

export const courseOnlineActivate: Handler<'main.courseOnlineActivate'> = (context) => {
	const scene = sceneOf(context);
	refuseReadonly(context, scene);
	const { action = 'activate' } = context.input;
	if (action !== 'activate') return favourite(context, scene, action === 'favourite');
	const course = wantedCourse(context, scene);
	const id = `${scene.user.id}.${course.id}`;
	if (scene.db.find('enrolments', id)) return context.fail(409, '已经加入过这门课程了');
	refuseClosed(context, scene, course);
	scene.db.insert('enrolments', { id, userId: scene.user.id, courseId: course.id, joinedAt: context.isoNow() });
	return relation(scene, course.id, course.title);
};

/** The course of the code, or the one that is named and needs none. */
function wantedCourse(context: Request, { db }: Scene): CourseRow {
	const { courseId, code } = context.input;
	const row = code ? db.find<CodeRow>('course-codes', code.trim().toUpperCase()) : undefined;
	if (code && !row) return context.fail(400, '激活码不存在，请检查有没有输错');
	if (row?.used) return context.fail(400, '这个激活码已经用过了');
	if (row && courseId && row.courseId !== courseId) return context.fail(400, '这个激活码是另一门课程的');
	const course = db.find<CourseRow>('courses', row?.courseId ?? courseId ?? '');
	if (!course) return context.fail(404, '请选择课程，或填写激活码');
	if (!row && course.kind === 'elective') return context.fail(400, '这门课程需要激活码');
	return course;
}

function refuseClosed(context: Request, scene: Scene, course: CourseRow): void {
	const state = learnStateOf(scene, course, progressOf(scene, course));
	if (state === 'closed') context.fail(409, '课程已下架');
	if (state === 'not_open') context.fail(409, '课程还没有开放');
}

function favourite(context: Request, scene: Scene, wanted: boolean): ReturnType<typeof relation> {
	const { db, user } = scene;
	const courseId = context.input.courseId ?? '';
	const row = db.find<CourseRow>('courses', courseId) ?? db.find('videos', courseId);
	if (!row) return context.fail(404, '课程不存在，或已经删除');
	const id = `${user.id}.${courseId}`;
	const kept = db.find('favourites', id) !== undefined;
	if (wanted && !kept) db.insert('favourites', { id, userId: user.id, courseId, at: context.isoNow() });
	if (!wanted && kept) db.remove('favourites', id);
	return relation(scene, courseId, String(row.title));
}

function relation(
	scene: Scene,
	courseId: string,
	courseTitle: string,
): { courseId: string; courseTitle: string; joined: boolean; favourite: boolean; learnState: string } {
	const { db, user } = scene;
	const course = db.find<CourseRow>('courses', courseId);
	const id = `${user.id}.${courseId}`;
	const learnState = course ? learnStateOf(scene, course, progressOf(scene, course)) : 'not_started';
	return {
		courseId,
		courseTitle,
		joined: db.find('enrolments', id) !== undefined,
		favourite: db.find('favourites', id) !== undefined,
		learnState,
	};
}
