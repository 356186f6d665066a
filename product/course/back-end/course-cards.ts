import type { Viewer } from '#app/account/back-end/viewer.ts';
import { courseFiles } from '#app/documents/back-end/attachment-access.ts';
import type { HomeworkRow } from '#app/homework/back-end/rows.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { CourseCard, CourseDetail, MineCounts } from './answer-types.ts';
import { learnStateOf, lessonRecordOf, lockTextOf, progressOf, unmetNeeds } from './progress.ts';
import { rateState } from './ratings.ts';
import type { CourseRow, DirectoryRow, FavouriteRow, LessonRow, TeacherRow } from './rows.ts';
import { studyHours } from './rules/study-hours.ts';

export function courseCard(viewer: Viewer, course: CourseRow): CourseCard {
	const progress = progressOf(viewer, course);
	const learnState = learnStateOf(viewer, course, progress);
	return {
		...course,
		type: 'course',
		...categoryOf(viewer, course.directoryIds[0]),
		teacherNames: teacherNames(viewer, course.teacherIds),
		openFrom: course.openFrom,
		learnState,
		progress: progress.percent,
		favourite: isFavourite(viewer, course.id),
		lockText: lockTextOf(viewer, course, learnState),
		lastStudyAt: progress.lastStudyAt,
	};
}

export function videoCard(viewer: Viewer, video: VideoRow): CourseCard {
	const record = lessonRecordOf(viewer, video.id);
	return {
		...video,
		type: 'video',
		...categoryOf(viewer, video.directoryId),
		kind: 'public',
		ageFrom: 7,
		ageTo: 15,
		summary: video.intro,
		teacherNames: teacherNames(viewer, [video.teacherId]),
		lessonCount: 1,
		chapterCount: 0,
		state: video.state === 'removed' ? 'closed' : 'finished',
		studentCount: video.views,
		rating: 4.8,
		updatedAt: video.publishedAt,
		learnState: record ? (record.done ? 'finished' : 'learning') : 'not_started',
		progress: record?.percent ?? 0,
		favourite: isFavourite(viewer, video.id),
		lastStudyAt: record?.updatedAt,
		videoState: video.state ?? 'ready',
	};
}

export function courseDetail(viewer: Viewer, course: CourseRow): CourseDetail {
	const progress = progressOf(viewer, course);
	const card = courseCard(viewer, course);
	return {
		...card,
		introHtml: introOf(course),
		builds: buildsOf(viewer, course),
		goals: course.goals,
		audience: course.audience,
		hardware: course.hardware,
		totalHours: studyHours(viewer.db.rowsBy<LessonRow>('lessons', 'courseId', course.id)),
		doneCount: progress.done,
		attachmentCount: courseFiles(viewer, course.id).length,
		homeworkCount: viewer.db.rowsBy('homework', 'courseId', course.id).length,
		joined: progress.joined,
		joinBy: joinBy(course, card.learnState, progress.joined),
		needs: unmetNeeds(viewer, course).map(({ id, title }) => ({ id, title })),
		openTo: course.openTo,
		allowSpeed: course.id !== 'c13',
		allowSeek: course.kind !== 'required',
		certificate: course.certificate,
		honourId: certificateId(viewer, course),
		ratingCount: course.ratingCount,
		rateState: rateState(viewer, course, progress),
	};
}

const buildsOf = ({ db }: Viewer, { id: courseId, directoryIds: [category] }: CourseRow): CourseDetail['builds'] =>
	db.rowsBy<HomeworkRow>('homework', 'courseId', courseId).map(({ id, title, ask, kind }) => ({
		id,
		title,
		ask,
		image: `/works/${category}-${kind}.svg`,
	}));

function certificateId({ db, user }: Viewer, { id }: CourseRow): string | undefined {
	const own = db.rowsBy<HonourRow>('honours', 'userId', user.id);
	return own.find((row) => row.kind === 'cert' && row.courseId === id && row.state === undefined)?.id;
}

function joinBy(course: CourseRow, learnState: string, joined: boolean): CourseDetail['joinBy'] {
	if (joined || learnState === 'closed' || learnState === 'not_open') return 'none';
	return course.kind === 'elective' ? 'code' : 'free';
}

function introOf({ summary, goals, audience, hardware }: CourseRow): string {
	const items = (list: readonly string[]): string => `<ul>${list.map((text) => `<li>${text}</li>`).join('')}</ul>`;
	const needs = hardware.length > 0 ? `<h3>要准备什么</h3>${items(hardware)}` : '';
	return `<p>${summary}</p><h3>学完你会</h3>${items(goals)}<h3>适合谁</h3>${items(audience)}${needs}`;
}

export function mineCounts(viewer: Viewer): MineCounts {
	const cards = viewer.db
		.rows<CourseRow>('courses')
		.map((course) => ({ card: courseCard(viewer, course), joined: progressOf(viewer, course).joined }));
	return {
		joined: cards.filter(({ joined }) => joined).length,
		learning: cards.filter(({ card }) => card.learnState === 'learning').length,
		finished: cards.filter(({ card }) => card.learnState === 'finished').length,
		favourite: cards.filter(({ card }) => card.favourite).length,
	};
}

export function teacherNames({ db }: Viewer, ids: readonly string[]): string {
	return ids.map((id) => db.find<TeacherRow>('teachers', id)?.name ?? '').join('、');
}

export const isFavourite = ({ db, user }: Viewer, id: string): boolean =>
	db.find<FavouriteRow>('favourites', `${user.id}.${id}`) !== undefined;

function categoryOf({ db }: Viewer, id = ''): { categoryId: string; categoryName: string } {
	return { categoryId: id, categoryName: db.find<DirectoryRow>('directories', id)?.title ?? '' };
}
