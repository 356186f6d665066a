import type { Viewer } from '#app/account/back-end/viewer.ts';
import { isPast } from '#mock/store/times.ts';
import type { CatalogNode, ContinueItem } from './answer-types.ts';
import { type Progress, progressOf, unmetNeeds } from './progress.ts';
import type { ChapterRow, CourseRow, LessonRecordRow, LessonRow, LessonType } from './rows.ts';

type Lock = Pick<CatalogNode, 'locked' | 'lockReason' | 'lockText' | 'openAt'>;

export function catalogueOf(viewer: Viewer, course: CourseRow): CatalogNode[] {
	const progress = progressOf(viewer, course);
	const lockOf = lessonLock(viewer, course, progress);
	const lessons = viewer.db.rowsBy<LessonRow>('lessons', 'courseId', course.id);
	return viewer.db.rowsBy<ChapterRow>('chapters', 'courseId', course.id).map((chapter) => {
		const children = lessons
			.filter((lesson) => lesson.chapterId === chapter.id)
			.map((lesson) => lessonNode(lesson, chapter, progress.records.get(lesson.id), lockOf(lesson)));
		return chapterNode(chapter, children);
	});
}

function chapterNode({ id, courseId, order, title }: ChapterRow, children: CatalogNode[]): CatalogNode {
	const done = children.filter((node) => node.state === 'done').length;
	const touched = children.some((node) => node.state !== 'none');
	const total = children.length;
	return {
		id,
		courseId,
		order,
		title,
		done,
		total,
		children,
		parentId: null,
		kind: 'chapter',
		number: `第 ${order} 章`,
		childCount: total,
		trial: children.some((node) => node.trial),
		locked: total > 0 && children.every((node) => node.locked),
		state: done === total ? 'done' : touched ? 'doing' : 'none',
		percent: total === 0 ? 0 : Math.floor((done / total) * 100),
	};
}

function lessonNode(lesson: LessonRow, chapter: ChapterRow, record: LessonRecordRow | undefined, lock: Lock): CatalogNode {
	const { id, courseId, order, title, refId, seconds, pages, trial } = lesson;
	return {
		id,
		courseId,
		order,
		title,
		refId,
		seconds,
		pages,
		trial,
		parentId: chapter.id,
		kind: 'lesson',
		number: `${chapter.order}.${order}`,
		childCount: 0,
		lessonType: lesson.type,
		...lock,
		done: record?.done ? 1 : 0,
		total: 1,
		state: record ? (record.done ? 'done' : 'doing') : 'none',
		percent: record?.percent ?? 0,
		children: [],
	};
}

/** Returns why a lesson is locked; its own opening time takes precedence over the course. */
export function lessonLock(viewer: Viewer, course: CourseRow, progress: Progress): (lesson: LessonRow) => Lock {
	const needs = unmetNeeds(viewer, course);
	const open = course.openFrom && !isPast(course.openFrom, viewer.now) ? course.openFrom : undefined;
	return (lesson) => {
		const openAt = lesson.openAt && !isPast(lesson.openAt, viewer.now) ? lesson.openAt : open;
		if (openAt) return { locked: true, lockReason: 'time', lockText: `${openAt.slice(5, 16).replace('T', ' ')} 开放`, openAt };
		if (progress.records.has(lesson.id)) return { locked: false };
		if (needs.length > 0)
			return { locked: true, lockReason: 'prereq', lockText: `需先学完《${needs.map((row) => row.title).join('》《')}》` };
		if (progress.joined || course.kind === 'public' || lesson.trial) return { locked: false };
		return { locked: true, lockReason: 'enrol', lockText: '加入课程后可以学习' };
	};
}

/** Hand-ins are no study: they do not move the place to go on from. */
const STUDIED: ReadonlySet<LessonType> = new Set(['video', 'doc', 'live']);

export interface ContinueItems {
	/** The lesson to open from the home page. */
	resume?: ContinueItem;
	/** One of each course in progress, the last studied first. */
	continues: ContinueItem[];
}

export function continueItems(viewer: Viewer): ContinueItems {
	const items = viewer.db.rows<CourseRow>('courses').flatMap((course) => continueItem(viewer, course) ?? []);
	const latest = (stage: ContinueItem['stage']): ContinueItem[] =>
		items.filter((item) => item.stage === stage).sort((one, other) => other.at.localeCompare(one.at));
	const continues = latest('continue');
	return { resume: continues[0] ?? latest('start')[0], continues };
}

/** Picks the lesson studied last, or else the first unfinished one; of a finished course the first. Null if none is open. */
export function continueItem(viewer: Viewer, course: CourseRow): ContinueItem | null {
	const progress = progressOf(viewer, course);
	if (!progress.joinedAt || course.state === 'closed') return null;
	const lessons = viewer.db.rowsBy<LessonRow>('lessons', 'courseId', course.id);
	const finished = progress.total > 0 && progress.done === progress.total;
	const lesson = finished ? lessons[0] : lessonToStudy(lessons, progress, lessonLock(viewer, course, progress));
	if (!lesson) return null;
	const record = progress.records.get(lesson.id);
	const at = studiedAt(lessons, progress);
	return {
		stage: finished ? 'review' : at ? 'continue' : 'start',
		courseId: course.id,
		courseTitle: course.title,
		cover: course.cover,
		lessonId: lesson.id,
		lessonTitle: lesson.title,
		lessonType: lesson.type,
		refId: lesson.refId,
		chapterTitle: viewer.db.find<ChapterRow>('chapters', lesson.chapterId)?.title ?? '',
		position: finished ? 0 : (record?.position ?? 0),
		seconds: lesson.seconds,
		pages: lesson.pages,
		percent: record?.percent ?? 0,
		progress: progress.percent,
		at: at ?? progress.joinedAt,
	};
}

function lessonToStudy(lessons: readonly LessonRow[], progress: Progress, lockOf: (lesson: LessonRow) => Lock): LessonRow | undefined {
	const open = lessons.filter((lesson) => !progress.records.get(lesson.id)?.done && !lockOf(lesson).locked);
	const begun = open
		.filter((lesson) => progress.records.has(lesson.id))
		.sort((one, other) => timeOf(progress, other).localeCompare(timeOf(progress, one)));
	return begun[0] ?? open[0];
}

function studiedAt(lessons: readonly LessonRow[], progress: Progress): string | undefined {
	const times = lessons.flatMap((lesson) => (STUDIED.has(lesson.type) ? timeOf(progress, lesson) : []));
	return times.sort().at(-1) || undefined;
}

const timeOf = (progress: Progress, lesson: LessonRow): string => progress.records.get(lesson.id)?.updatedAt ?? '';
