import type { ClipRow, VideoRow } from '#app/player/back-end/rows.ts';
import type { SeedRows } from '#mock/store/load-seed.ts';
import type { ChapterRow, CourseRow, DirectoryRow, LessonRow, LessonType } from '../rows.ts';
import { groupBy } from './group-by.ts';
import { stressOutline } from './stress-course.ts';

const TYPES: Readonly<Record<string, LessonType>> = { '*': 'doc', '%': 'problem', '!': 'homework', '?': 'quiz', '~': 'live', '&': 'work' };
const TRIAL_LESSONS = 2;

export interface Catalogue {
	chapters: ChapterRow[];
	lessons: LessonRow[];
	/** Lessons for which there is no film. */
	texts: ReadonlySet<string>;
}

export function expandCatalogue(rows: SeedRows, at: (offset: string) => string): Catalogue {
	const courses = (rows.courses ?? []) as readonly CourseRow[];
	const outlines = new Map((rows['course-outlines'] ?? []).map((row) => [row.id, row.chapters as string[]]));
	const clips = clipsByTitle(rows);
	const texts = new Set<string>();
	const catalogue: Catalogue = { chapters: [], lessons: [], texts };
	for (const course of courses) {
		let place = 0;
		(outlines.get(course.id) ?? stressOutline()).forEach((line, index) => {
			const colon = line.indexOf('：');
			const chapter = { id: `${course.id}-${index + 1}`, courseId: course.id, order: index + 1, title: line.slice(0, colon) };
			catalogue.chapters.push(chapter);
			line
				.slice(colon + 1)
				.split(' · ')
				.forEach((text, order) => {
					place += 1;
					const lesson = lessonOf(chapter, order + 1, place, text, clips);
					if (lesson.type === 'doc' && !text.startsWith('*')) texts.add(lesson.id);
					catalogue.lessons.push(lesson);
				});
		});
	}
	const lessons = catalogue.lessons.map((lesson) => (lesson.type === 'live' ? withTime(lesson, at) : lesson));
	return { ...catalogue, lessons: holdBack(keepInOrder(lessons, courses), at) };
}

function lessonOf(chapter: ChapterRow, order: number, place: number, text: string, clips: ReadonlyMap<string, ClipRow>): LessonRow {
	const marked = TYPES[text.charAt(0)];
	const title = marked ? text.slice(1) : text;
	const clip = clips.get(title);
	const type = marked ?? (clip ? 'video' : 'doc');
	const base = {
		id: `${chapter.id}-${order}`,
		courseId: chapter.courseId,
		chapterId: chapter.id,
		order,
		place,
		type,
		trial: place <= TRIAL_LESSONS,
	};
	const film = clip && { seconds: clip.seconds, clipId: clip.id };
	if (type === 'video') return { ...base, title, refId: base.id, ...film };
	if (type === 'live') return { ...base, title, ...film };
	const refId = /^[Pp]\d+(?= )/.exec(title)?.[0];
	if (refId) return { ...base, title: title.slice(refId.length + 1), refId };
	return { ...base, title };
}

const clipsByTitle = (rows: SeedRows): ReadonlyMap<string, ClipRow> =>
	new Map(((rows.clips ?? []) as readonly ClipRow[]).flatMap((clip) => clip.titles.map((title) => [title, clip] as const)));

/** Start of the live lessons that are still to come: the timetable announces this one (s4 in schedules.yaml). */
const UPCOMING: Readonly<Record<string, string>> = { c15: '+2d' };
/** All other live lessons are long over. */
const PAST = '-240d';

function withTime(lesson: LessonRow, at: (offset: string) => string): LessonRow {
	const day = UPCOMING[lesson.courseId] ?? PAST;
	return { ...lesson, live: { startAt: at(`${day} 19:30`), endAt: at(`${day} 20:15`) } };
}

/** Videos that open a chapter of a required course cannot be skipped through when first watched; others can. */
function keepInOrder(lessons: readonly LessonRow[], courses: readonly CourseRow[]): LessonRow[] {
	const required = new Set(courses.filter(({ kind }) => kind === 'required').map(({ id }) => id));
	return lessons.map((lesson) =>
		lesson.type === 'video' && lesson.order === 1 && required.has(lesson.courseId) ? { ...lesson, inOrder: true } : lesson,
	);
}

/** The last lessons of the unfinished course open later. */
function holdBack(lessons: LessonRow[], at: (offset: string) => string): LessonRow[] {
	return lessons.map((lesson) => {
		if (lesson.chapterId !== 'c19-5' || lesson.order < 3) return lesson;
		return { ...lesson, openAt: at(lesson.order === 3 ? '+5d 09:00' : '+12d 09:00') };
	});
}

/** Every sixth student rated the course before. */
const STUDENTS_PER_RATING = 6;

export function completeCourses(
	courses: readonly CourseRow[],
	{ chapters, lessons }: Pick<Catalogue, 'chapters' | 'lessons'>,
): CourseRow[] {
	const chaptersOf = groupBy(chapters, (chapter) => chapter.courseId);
	const lessonsOf = groupBy(lessons, (lesson) => lesson.courseId);
	return courses.map((course) => {
		const own = lessonsOf.get(course.id) ?? [];
		// The replay of a live lesson is no film of the course.
		const seconds = own.reduce((sum, lesson) => sum + (lesson.type === 'video' ? (lesson.seconds ?? 0) : 0), 0);
		return {
			...course,
			cover: coverOf(course.id),
			lessonCount: own.length,
			chapterCount: chaptersOf.get(course.id)?.length ?? 0,
			seconds,
			ratingCount: Math.ceil(course.studentCount / STUDENTS_PER_RATING),
		};
	});
}

export function completeVideos(rows: SeedRows, at: (offset: string) => string): VideoRow[] {
	const clips = clipsByTitle(rows);
	return ((rows.videos ?? []) as readonly (VideoRow & { days: number })[]).map(({ days, ...video }) => {
		const clip = clips.get(video.title);
		return {
			...video,
			publishedAt: at(`-${days}d 09:00`),
			clipId: clip?.id ?? '',
			seconds: clip?.seconds ?? 0,
			cover: coverOf(video.id),
		};
	});
}

export function countCourses(directories: readonly DirectoryRow[], courses: readonly CourseRow[]): DirectoryRow[] {
	const open = courses.filter((course) => course.state !== 'closed');
	return directories.map((directory) => ({
		...directory,
		courseCount: open.filter((course) => course.directoryIds.includes(directory.id)).length,
	}));
}

/** `npx tsx scripts/sample-images.ts` draws it. */
const coverOf = (id: string): string => `/covers/${id}.svg`;
