import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { courseFiles } from '#app/documents/back-end/attachment-access.ts';
import { studyDays, studySummary } from '#app/home/back-end/study.ts';
import { nextTodo, todosOf } from '#app/home/back-end/todos.ts';
import { homeworkView } from '#app/homework/back-end/homework-view.ts';
import type { HomeworkRow } from '#app/homework/back-end/rows.ts';
import type { Honour } from '#app/honours/back-end/answer-types.ts';
import { honoursByCode, ownHonours, visibleHonours } from '#app/honours/back-end/honour-view.ts';
import { notesOf, notesOfLesson } from '#app/notes/back-end/notes.ts';
import { isVisible, noticesOf } from '#app/notices/back-end/notice-view.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { contains } from '#mock/answers/text-search.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store/store.ts';
import { isPast } from '#mock/store/times.ts';
import { activitiesOf } from './activities.ts';
import type { CourseAggregate } from './answer-types.ts';
import { catalogueOf, continueItem, continueItems } from './catalogue.ts';
import { courseCard, courseDetail, mineCounts } from './course-cards.ts';
import { lessonPlace } from './lesson-place.ts';
import { liveLesson } from './live-lesson.ts';
import type { CourseRow, LessonRow } from './rows.ts';
import { teacherView } from './teachers.ts';

const RELATED = 4;
const LATEST_NOTICES = 5;
const OTHER_COURSES = 4;

type Request = Context<'main.courseAggregate'>;

export const courseAggregate: Handler<'main.courseAggregate'> = (context) => {
	const scope = context.input.scope ?? 'course';
	const blank = blankAggregate(scope);
	if (scope === 'honours' && context.input.verifyCode) return { ...blank, ...verifiedPart(context, context.input.verifyCode) };
	const viewer = viewerOf(context);
	if (scope === 'course') return { ...blank, ...coursePart(context, viewer) };
	if (scope === 'lesson') return { ...blank, ...lessonPart(context, viewer) };
	if (context.scenario.empty) return { ...blank, study: studySummary(viewer), counts: mineCounts(viewer) };
	if (scope === 'honours') return { ...blank, ...honoursPart(context, viewer) };
	const shared = { ...continueItems(viewer), todos: todosOf(viewer), study: studySummary(viewer), counts: mineCounts(viewer) };
	return { ...blank, ...shared, ...(scope === 'home' ? homePart(viewer, shared) : centrePart(viewer)) };
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

function coursePart(context: Request, viewer: Viewer): Partial<CourseAggregate> {
	const { db } = viewer;
	const course = db.find<CourseRow>('courses', context.input.courseId ?? '');
	if (!course) return context.fail(404, '课程不存在，或已经删除');
	const category = course.directoryIds[0];
	const related = db
		.rows<CourseRow>('courses')
		.filter((row) => row.id !== course.id && row.directoryIds[0] === category && row.state !== 'closed');
	const full = { course: courseDetail(viewer, course), teachers: teachersOf(viewer, course) };
	if (context.scenario.empty) return full;
	return {
		...full,
		catalog: catalogueOf(viewer, course),
		attachments: courseFiles(viewer, course.id),
		homework: db.rowsBy<HomeworkRow>('homework', 'courseId', course.id).map((task) => homeworkView(viewer, task)),
		related: related.slice(0, RELATED).map((row) => courseCard(viewer, row)),
		resume: continueItem(viewer, course) ?? undefined,
		notes: notesOf(viewer).filter((note) => note.courseId === course.id),
	};
}

function lessonPart(context: Request, viewer: Viewer): Partial<CourseAggregate> {
	const { lessonId } = context.input;
	if (!lessonId) return context.fail(400, '没有说是哪一课');
	if (context.scenario.empty) return {};
	const lesson = viewer.db.find<LessonRow>('lessons', lessonId);
	const course = lesson && viewer.db.find<CourseRow>('courses', lesson.courseId);
	const notes = notesOfLesson(viewer, lessonId);
	if (!course) return { notes };
	const catalog = catalogueOf(viewer, course);
	const place = lessonPlace(catalog, course.title, lessonId);
	return { notes, catalog, lesson: place, live: liveLesson(viewer, course, lesson, place?.locked === true) };
}

const teachersOf = (viewer: Viewer, { teacherIds }: CourseRow): CourseAggregate['teachers'] =>
	teacherIds.flatMap((id) => teacherView(viewer, id) ?? []);

type HomePart = Pick<CourseAggregate, 'banners' | 'zones' | 'notices' | 'continues' | 'next'>;

function homePart(viewer: Viewer, { resume, continues, todos }: Pick<CourseAggregate, 'resume' | 'continues' | 'todos'>): HomePart {
	const { db, now } = viewer;
	const next = nextTodo(todos, now);
	const shown = <T extends { from: string; to: string }>(rows: readonly T[]): T[] =>
		rows.filter((row) => isPast(row.from, now) && !isPast(row.to, now));
	const zones = shown(db.rows<Row & { title: string; note: string; from: string; to: string; courseIds: string[] }>('course-zones'));
	return {
		...(next && { next }),
		continues: continues.filter(({ courseId }) => courseId !== resume?.courseId).slice(0, OTHER_COURSES),
		banners: shown(db.rows<Row & CourseAggregate['banners'][number]>('banners')).filter(({ path }) => opensFor(viewer, path)),
		zones: zones.map(({ courseIds, ...zone }) => ({ ...zone, courses: courseIds.flatMap((id) => cardOf(viewer, id)) })),
		notices: noticesOf(viewer)
			.filter((notice) => notice.box === 'notice')
			.slice(0, LATEST_NOTICES),
	};
}

/** Whether an address of the home page opens: not for a notice from before the user joined. */
function opensFor(viewer: Viewer, path: string): boolean {
	const [, noticeId] = /^\/noticeDetail\/([^/?#]+)/.exec(path) ?? [];
	const notice = noticeId === undefined ? undefined : viewer.db.find<NoticeRow>('notices', noticeId);
	return notice === undefined || isVisible(viewer, notice);
}

function cardOf(viewer: Viewer, id: string): ReturnType<typeof courseCard>[] {
	const course = viewer.db.find<CourseRow>('courses', id);
	return course ? [courseCard(viewer, course)] : [];
}

function centrePart(viewer: Viewer): Pick<CourseAggregate, 'days' | 'notes' | 'activities' | 'honours'> {
	return { days: studyDays(viewer), notes: notesOf(viewer), activities: activitiesOf(viewer), honours: ownHonours(viewer) };
}

/** Public: verifying a certificate requires no sign-in. */
function verifiedPart(context: Request, code: string): Pick<CourseAggregate, 'honours' | 'honour'> {
	const honours = honoursByCode({ db: context.db, now: context.now(), userId: context.user?.id ?? null }, code);
	return { honours, ...(honours[0] && { honour: honours[0] }) };
}

function honoursPart({ input }: Request, viewer: Viewer): Pick<CourseAggregate, 'honours' | 'honour'> {
	const honours = chosenHonours(input, viewer);
	const honour = input.honourId ? honours[0] : undefined;
	return { honours, ...(honour && { honour }) };
}

function chosenHonours(input: Request['input'], viewer: Viewer): Honour[] {
	const rows = input.owner === 'mine' ? ownHonours(viewer) : visibleHonours(viewer);
	return rows.filter(
		(row) =>
			(input.owner !== 'others' || !row.mine) &&
			(!input.honourKind || row.kind === input.honourKind) &&
			(!input.honourId || row.id === input.honourId) &&
			contains(input.keyword, [row.title, row.ownerName, row.no]),
	);
}
