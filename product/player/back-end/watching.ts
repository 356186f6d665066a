import type { Viewer } from '#app/account/back-end/viewer.ts';
import { lessonLock } from '#app/course/back-end/catalogue.ts';
import { hasReplay } from '#app/course/back-end/live-lesson.ts';
import { lessonRecordId, lessonRecordOf, progressOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, LessonRecordRow, LessonRow } from '#app/course/back-end/rows.ts';
import type { RequestContext } from '#mock/context.ts';
import type { WatchRecord } from './answer-types.ts';
import type { ClipRow, VideoRow } from './rows.ts';

/** Share of a film's seconds or of a document's pages. */
export const DONE_SHARE = 0.95;

export type WatchedSpan = [number, number];

export interface Playable {
	id: string;
	title: string;
	cover: string;
	seconds: number;
	clip: ClipRow | undefined;
	video: VideoRow | null;
	lesson: LessonRow | null;
	course: CourseRow | null;
}

export function findPlayable({ db, now }: Viewer, id: string): Playable | null {
	const video = db.find<VideoRow>('videos', id);
	if (video)
		return {
			id,
			title: video.title,
			cover: video.cover,
			seconds: video.seconds,
			clip: db.find<ClipRow>('clips', video.clipId),
			video,
			lesson: null,
			course: null,
		};
	const lesson = db.find<LessonRow>('lessons', id);
	const course = lesson ? db.find<CourseRow>('courses', lesson.courseId) : undefined;
	if (!lesson || !course || !(lesson.type === 'video' || hasReplay(lesson, now))) return null;
	return {
		id,
		title: lesson.title,
		cover: course.cover,
		seconds: lesson.seconds ?? 0,
		clip: db.find<ClipRow>('clips', lesson.clipId ?? ''),
		video: null,
		lesson,
		course,
	};
}

export function openVideo(context: RequestContext<{ videoId: string }>, viewer: Viewer): Playable {
	const playable = findPlayable(viewer, context.input.videoId);
	if (!playable) return context.fail(404, '视频不存在，或已经删除');
	const { video, lesson, course } = playable;
	const closed = video
		? video.state !== undefined
		: lesson && course && lessonLock(viewer, course, progressOf(viewer, course))(lesson).locked;
	return closed ? context.fail(403, '现在不能播放这个视频') : playable;
}

export function watchRecord(row: LessonRecordRow | undefined): WatchRecord {
	if (!row) return { position: 0, furthest: 0, watchSeconds: 0, percent: 0, finished: false, answers: [] };
	const { position, furthest, percent, updatedAt } = row;
	return {
		position: row.done ? 0 : position,
		furthest,
		watchSeconds: Math.round(watchedSeconds(row.spans)),
		percent,
		finished: row.done,
		finishedAt: row.doneAt,
		updatedAt,
		answers: Object.entries(row.answers ?? {}).map(([id, answer]) => ({ id, answer })),
	};
}

export const watchedSpans = (spans: readonly { from: number; to: number }[], seconds: number): WatchedSpan[] =>
	spans.map(({ from, to }): WatchedSpan => [from, Math.min(seconds, to)]).filter(([from, to]) => to > from);

export function mergeSpans(spans: readonly WatchedSpan[]): WatchedSpan[] {
	const merged: WatchedSpan[] = [];
	for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
		const last = merged.at(-1);
		if (last && from <= last[1]) last[1] = Math.max(last[1], to);
		else merged.push([from, to]);
	}
	return merged;
}

export const watchedSeconds = (spans: readonly WatchedSpan[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

export interface WatchReport {
	position?: number;
	spans: readonly WatchedSpan[];
	answers: Readonly<Record<string, string>>;
}

/** Applies a playback report: `done` and the watched spans never shrink. */
export function watchOn(viewer: Viewer, playable: Playable, report: WatchReport, at: string): LessonRecordRow {
	const old = lessonRecordOf(viewer, playable.id);
	const spans = mergeSpans([...(old?.spans ?? []), ...report.spans]);
	const share = playable.seconds === 0 ? 0 : watchedSeconds(spans) / playable.seconds;
	const done = old?.done === true || share >= DONE_SHARE;
	const position = Math.min(Math.round(report.position ?? old?.position ?? 0), playable.seconds);
	return {
		id: lessonRecordId(viewer.user, playable.id),
		userId: viewer.user.id,
		courseId: playable.course?.id ?? null,
		lessonId: playable.id,
		percent: done ? 100 : Math.min(99, Math.floor(share * 100)),
		position: done ? 0 : position,
		furthest: Math.max(old?.furthest ?? 0, Math.round(spans.at(-1)?.[1] ?? 0)),
		spans,
		answers: { ...old?.answers, ...report.answers },
		done,
		...(done ? { doneAt: old?.doneAt ?? at } : {}),
		updatedAt: at,
	};
}
