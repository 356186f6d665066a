import type { Handler } from '#mock/handler.ts';
import type { LessonRecordRow } from '#mock/seed/learning/rows.ts';
import { toIsoTime } from '#mock/time-offset.ts';
import { lessonLock } from './learning/catalogue.ts';
import { progressOf } from './learning/progress.ts';
import { type Scene, sceneOf } from './learning/scene.ts';
import { addStudy } from './learning/study.ts';
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
} from './learning/watching.ts';

const LIFE_MS = 10 * 60_000;
const REFRESH_MS = 8 * 60_000;

export const courseVideoPlayAuth: Handler<'main.courseVideoPlayAuth'> = (context) => {
	const scene = sceneOf(context);
	const { videoId, position, spans, answers } = context.input;
	const playable = findPlayable(scene, videoId);
	if (!playable) return context.fail(404, '视频不存在，或已经删除');
	if (isClosed(scene, playable)) context.fail(403, '现在不能播放这个视频');
	if ((position !== undefined || spans || answers) && scene.user.state !== 'readonly')
		report(scene, playable, { position, spans: readSpans(spans, playable.seconds), answers: readAnswers(answers) }, context.isoNow());
	const { now } = scene;
	return {
		playAuth: context.newId('play'),
		expiresAt: toIsoTime(now + LIFE_MS),
		refreshAt: toIsoTime(now + REFRESH_MS),
		record: watchRecord(recordOf(scene, playable)),
	};
};

function isClosed(scene: Scene, { video, lesson, course }: Playable): boolean {
	if (video) return video.state !== undefined;
	return lesson !== null && course !== null && lessonLock(scene, course, progressOf(scene, course))(lesson).locked;
}

function report(scene: Scene, playable: Playable, watched: WatchReport, at: string): void {
	const { db } = scene;
	const old = recordOf(scene, playable);
	// Taken before the row changes: it stays the same object.
	const before = { seconds: covered(old?.spans ?? []), done: old?.done === true };
	const row = watchOn(scene, playable, watched, at);
	if (old) db.update<LessonRecordRow>('lesson-records', row.id, row);
	else db.insert<LessonRecordRow>('lesson-records', row);
	addStudy(scene, Math.round(covered(row.spans) - before.seconds), row.done && !before.done && row.courseId ? 1 : 0);
}
