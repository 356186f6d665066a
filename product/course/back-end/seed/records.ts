import type { SubmissionRow } from '#app/homework/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { EnrolmentRow, LessonRecordRow, LessonRow, StudyDayRow } from '../rows.ts';
import { completeVideos } from './courses.ts';
import { groupBy } from './group-by.ts';
import { DEMO_DAYS, isGap, studied } from './study-calendar.ts';

interface SeededEnrolment extends EnrolmentRow {
	done: number;
	/** Completed fraction of the next lesson, 0 to 1. */
	part?: number;
	/** Days ago of the first and the last finished lesson. */
	from?: number;
	to?: number;
}

const EVENINGS = ['18:40', '19:05', '19:30', '19:55', '20:20', '20:45', '21:05'];

export function expandRecords(
	rows: SeedRows,
	lessons: readonly LessonRow[],
	submissions: readonly SubmissionRow[],
	tools: SeedTools,
): { records: LessonRecordRow[]; days: StudyDayRow[] } {
	const lessonsOf = groupBy(lessons, (lesson) => lesson.courseId);
	const enrolments = (rows.enrolments ?? []) as readonly SeededEnrolment[];
	const handedIn = new Map(
		submissions.filter((row) => row.state !== 'draft').map((row) => [`${row.userId}.${row.homeworkId}`, row.submittedAt ?? row.savedAt]),
	);
	const records = enrolments.flatMap((enrolment) => recordsOf(enrolment, lessonsOf.get(enrolment.courseId) ?? [], handedIn, tools));
	const all = [...records, ...watchedVideos(completeVideos(rows, tools.at), tools)];
	return { records: all, days: studyDays(all, tools) };
}

function recordsOf(
	enrolment: SeededEnrolment,
	lessons: readonly LessonRow[],
	handedIn: ReadonlyMap<string, string>,
	tools: SeedTools,
): LessonRecordRow[] {
	const sentAt = (lesson: LessonRow): string | undefined =>
		lesson.type === 'homework' ? handedIn.get(`${enrolment.userId}.${lesson.refId}`) : undefined;
	const homework = lessons.filter((lesson) => sentAt(lesson) !== undefined);
	const others = lessons.filter((lesson) => lesson.type !== 'homework');
	const linear = others.slice(0, Math.max(0, enrolment.done - homework.length));
	const done = [...linear, ...homework].sort((one, other) => one.place - other.place);
	const { from = 0, to = 0 } = enrolment;
	const finished = done.map((lesson, index) => {
		const ago = Math.round(from - ((from - to) * index) / Math.max(done.length - 1, 1));
		return doneRecord(enrolment, lesson, sentAt(lesson) ?? timeOf(studied(ago), index, tools));
	});
	const next = others[linear.length];
	return next && enrolment.part && !isRead(next) ? [...finished, doingRecord(enrolment, next, tools)] : finished;
}

/** In the seed, a text without pages is either finished or not begun. */
const isRead = ({ type, pages }: LessonRow): boolean => type === 'doc' && pages === undefined;

function doneRecord({ userId, courseId }: SeededEnrolment, lesson: LessonRow, doneAt: string): LessonRecordRow {
	const end = lesson.seconds ?? lesson.pages ?? 1;
	return {
		id: `${userId}.${lesson.id}`,
		userId,
		courseId,
		lessonId: lesson.id,
		percent: 100,
		position: lesson.type === 'video' ? 0 : end,
		furthest: end,
		spans: [[0, end]],
		done: true,
		doneAt,
		updatedAt: doneAt,
	};
}

const timeOf = (day: number, index: number, { at }: SeedTools): string =>
	day === 0 ? at('0d 08:40') : at(`-${day}d ${EVENINGS[index % EVENINGS.length]}`);

function doingRecord({ userId, courseId, part = 0, to = 0 }: SeededEnrolment, lesson: LessonRow, { at }: SeedTools): LessonRecordRow {
	const end = lesson.seconds ?? lesson.pages ?? 10;
	const position = Math.max(1, Math.floor(end * part));
	const day = studied(to);
	const updatedAt = day === 0 ? at('0d 09:10') : at(`-${day}d 21:20`);
	return {
		id: `${userId}.${lesson.id}`,
		userId,
		courseId,
		lessonId: lesson.id,
		percent: Math.round(part * 100),
		position,
		furthest: position,
		spans: [[0, position]],
		done: false,
		updatedAt,
	};
}

/** Films of the video centre with the second that was reached, the end by default, and the days since. */
const SEEN: readonly (readonly [id: string, ago: number, reached?: number])[] = [
	['v01', 119],
	['v03', 90],
	['v07', 6, 18],
	['v09', 62],
	['v11', 14, 3],
	['v28', 10, 3],
	['v13', 48],
	['v15', 11, 5],
	['v19', 33],
	['v21', 3, 4],
	['v25', 58],
	['v31', 25],
];

function watchedVideos(videos: readonly VideoRow[], { at }: SeedTools): LessonRecordRow[] {
	return SEEN.map(([id, ago, stopped]) => {
		const seconds = videos.find((video) => video.id === id)?.seconds ?? 0;
		const reached = stopped ?? seconds;
		const done = stopped === undefined;
		const updatedAt = at(`-${studied(ago)}d 20:50`);
		return {
			id: `student01.${id}`,
			userId: 'student01',
			courseId: null,
			lessonId: id,
			percent: Math.round((reached / seconds) * 100),
			position: done ? 0 : reached,
			furthest: reached,
			spans: [[0, reached]],
			done,
			...(done ? { doneAt: updatedAt } : {}),
			updatedAt,
		};
	});
}

function studyDays(records: readonly LessonRecordRow[], tools: SeedTools): StudyDayRow[] {
	const done = groupBy(
		records.filter((record) => record.doneAt),
		(record) => `${record.userId}.${record.doneAt?.slice(0, 10)}`,
	);
	const touched = groupBy(records, (record) => `${record.userId}.${record.updatedAt.slice(0, 10)}`);
	const random = tools.random('study-days');
	const keys = new Set(touched.keys());
	for (let ago = 0; ago < DEMO_DAYS; ago += 1) if (!isGap(ago)) keys.add(`student01.${tools.at(`-${ago}d`).slice(0, 10)}`);
	const today = tools.at('0d 00:00').slice(0, 10);
	return [...keys].sort().map((id) => {
		const [userId = '', date = ''] = id.split('.');
		const lessons = done.get(id)?.length ?? 0;
		const seconds = 900 + lessons * 420 + Math.floor(random() * 1800);
		return { id, userId, date, lessons, seconds: date === today ? Math.min(seconds, 1500) : seconds };
	});
}
