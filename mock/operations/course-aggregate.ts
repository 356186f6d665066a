import type { Context, Handler } from '#mock/handler.ts';
import type { AttachmentRow, CourseRow, HomeworkRow } from '#mock/seed/learning/rows.ts';
import type { Row } from '#mock/store.ts';
import { activitiesOf } from './learning/activities.ts';
import type { CourseAggregate, Honour } from './learning/answers.ts';
import { catalogueOf, continueItem, continueItems } from './learning/catalogue.ts';
import { courseCard, courseDetail, mineCounts } from './learning/course-cards.ts';
import { homeworkView } from './learning/homework-view.ts';
import { honoursByCode, ownHonours, visibleHonours } from './learning/honour-view.ts';
import { notesOf, notesOfLesson } from './learning/notes.ts';
import { noticesOf } from './learning/notice-view.ts';
import { contains, isPast, type Scene, sceneOf } from './learning/scene.ts';
import { studyDays, studySummary } from './learning/study.ts';
import { teacherView } from './learning/teachers.ts';
import { todosOf } from './learning/todos.ts';

const RELATED = 4;
const LATEST_NOTICES = 6;

type Request = Context<'main.courseAggregate'>;

export const courseAggregate: Handler<'main.courseAggregate'> = (context) => {
	const scope = context.input.scope ?? 'course';
	const blank = blankAggregate(scope);
	if (scope === 'honours' && context.input.verifyCode) return { ...blank, ...verifiedPart(context, context.input.verifyCode) };
	const scene = sceneOf(context);
	if (scope === 'course') return { ...blank, ...coursePart(context, scene) };
	if (scope === 'lesson') return { ...blank, notes: lessonNotes(context, scene) };
	if (context.scenario.empty) return { ...blank, study: studySummary(scene), counts: mineCounts(scene) };
	if (scope === 'honours') return { ...blank, ...honoursPart(context, scene) };
	const shared = { ...resumePart(scene), todos: todosOf(scene), study: studySummary(scene), counts: mineCounts(scene) };
	return scope === 'home' ? { ...blank, ...shared, ...homePart(scene) } : { ...blank, ...shared, ...centrePart(scene) };
};

function blankAggregate(scope: CourseAggregate['scope']): CourseAggregate {
	return {
		scope,
		catalog: [],
		attachments: [],
		homework: [],
		teachers: [],
		related: [],
		continues: [],
		todos: [],
		banners: [],
		zones: [],
		notices: [],
		days: [],
		notes: [],
		activities: [],
		honours: [],
	};
}

function coursePart(context: Request, scene: Scene): Partial<CourseAggregate> {
	const { db } = scene;
	const course = db.find<CourseRow>('courses', context.input.courseId ?? '');
	if (!course) return context.fail(404, '课程不存在，或已经删除');
	const category = course.directoryIds[0];
	const related = db
		.rows<CourseRow>('courses')
		.filter((row) => row.id !== course.id && row.directoryIds[0] === category && row.state !== 'closed');
	const full = { course: courseDetail(scene, course), teachers: teachersOf(scene, course) };
	if (context.scenario.empty) return full;
	return {
		...full,
		catalog: catalogueOf(scene, course),
		attachments: [...db.rowsBy<AttachmentRow>('attachments', 'ownerId', course.id)],
		homework: db.rowsBy<HomeworkRow>('homework', 'courseId', course.id).map((task) => homeworkView(scene, task)),
		related: related.slice(0, RELATED).map((row) => courseCard(scene, row)),
		resume: continueItem(scene, course) ?? undefined,
		notes: notesOf(scene).filter((note) => note.courseId === course.id),
	};
}

function lessonNotes(context: Request, scene: Scene): CourseAggregate['notes'] {
	const { lessonId } = context.input;
	if (!lessonId) return context.fail(400, '没有说是哪一课');
	return context.scenario.empty ? [] : notesOfLesson(scene, lessonId);
}

const teachersOf = (scene: Scene, { teacherIds }: CourseRow): CourseAggregate['teachers'] =>
	teacherIds.flatMap((id) => teacherView(scene, id) ?? []);

function resumePart(scene: Scene): Pick<CourseAggregate, 'resume' | 'continues'> {
	const continues = continueItems(scene);
	return { resume: continues[0], continues };
}

function homePart(scene: Scene): Pick<CourseAggregate, 'banners' | 'zones' | 'notices'> {
	const { db, now } = scene;
	const shown = <T extends { from: string; to: string }>(rows: readonly T[]): T[] =>
		rows.filter((row) => isPast(row.from, now) && !isPast(row.to, now));
	const zones = shown(db.rows<Row & { title: string; note: string; from: string; to: string; courseIds: string[] }>('course-zones'));
	return {
		banners: shown(db.rows<Row & CourseAggregate['banners'][number]>('banners')),
		zones: zones.map(({ courseIds, ...zone }) => ({ ...zone, courses: courseIds.flatMap((id) => cardOf(scene, id)) })),
		notices: noticesOf(scene)
			.filter((notice) => notice.box === 'notice')
			.slice(0, LATEST_NOTICES),
	};
}

function cardOf(scene: Scene, id: string): ReturnType<typeof courseCard>[] {
	const course = scene.db.find<CourseRow>('courses', id);
	return course ? [courseCard(scene, course)] : [];
}

function centrePart(scene: Scene): Pick<CourseAggregate, 'days' | 'notes' | 'activities' | 'honours'> {
	return { days: studyDays(scene), notes: notesOf(scene), activities: activitiesOf(scene), honours: ownHonours(scene) };
}

/** For anybody who holds the paper, signed in or not. */
function verifiedPart(context: Request, code: string): Pick<CourseAggregate, 'honours' | 'honour'> {
	const honours = honoursByCode({ db: context.db, now: context.now(), userId: context.user?.id ?? null }, code);
	return { honours, ...(honours[0] && { honour: honours[0] }) };
}

function honoursPart({ input }: Request, scene: Scene): Pick<CourseAggregate, 'honours' | 'honour'> {
	const honours = chosenHonours(input, scene);
	const honour = input.honourId ? honours[0] : undefined;
	return { honours, ...(honour && { honour }) };
}

function chosenHonours(input: Request['input'], scene: Scene): Honour[] {
	const rows = input.owner === 'mine' ? ownHonours(scene) : visibleHonours(scene);
	return rows.filter(
		(row) =>
			(!input.honourKind || row.kind === input.honourKind) &&
			(!input.honourId || row.id === input.honourId) &&
			contains(input.keyword, [row.title, row.ownerName, row.no]),
	);
}
