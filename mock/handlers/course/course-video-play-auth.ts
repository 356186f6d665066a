import type { Handler } from '#mock/handler.ts';
import { type Viewer, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { LessonRecordRow } from '#mock/rows/learning.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { lessonLock } from './catalogue.ts';
import { progressOf } from './progress.ts';
import { addStudy } from './study.ts';
import {
	covered,
	findPlayable,
	type Playable,
	readAnswers,
	readSpans,
	recordOf,
	type WatchReport,
	watchOn,
	watchRecord,
} from './watching.ts';

const LIFE_MS = 10 * 60_000;
const REFRESH_MS = 8 * 60_000;

export const courseVideoPlayAuth: Handler<'main.courseVideoPlayAuth'> = (context) => {
	const viewer = viewerOf(context);
	const { videoId, position, spans, answers } = context.input;
	const playable = findPlayable(viewer, videoId);
	if (!playable) return context.fail(404, '视频不存在，或已经删除');
	if (isClosed(viewer, playable)) context.fail(403, '现在不能播放这个视频');
	if ((position !== undefined || spans || answers) && viewer.user.state !== 'readonly')
		report(viewer, playable, { position, spans: readSpans(spans, playable.seconds), answers: readAnswers(answers) }, context.isoNow());
	const { now } = viewer;
	return {
		playAuth: context.newId('play'),
		expiresAt: toIsoTime(now + LIFE_MS),
		refreshAt: toIsoTime(now + REFRESH_MS),
		record: watchRecord(recordOf(viewer, playable)),
	};
};

function isClosed(viewer: Viewer, { video, lesson, course }: Playable): boolean {
	if (video) return video.state !== undefined;
	return lesson !== null && course !== null && lessonLock(viewer, course, progressOf(viewer, course))(lesson).locked;
}

function report(viewer: Viewer, playable: Playable, watched: WatchReport, at: string): void {
	const { db } = viewer;
	const old = recordOf(viewer, playable);
	// Taken before the row changes: it stays the same object.
	const before = { seconds: covered(old?.spans ?? []), done: old?.done === true };
	const row = watchOn(viewer, playable, watched, at);
	if (old) db.update<LessonRecordRow>('lesson-records', row.id, row);
	else db.insert<LessonRecordRow>('lesson-records', row);
	addStudy(viewer, Math.round(covered(row.spans) - before.seconds), row.done && !before.done && row.courseId ? 1 : 0);
}
