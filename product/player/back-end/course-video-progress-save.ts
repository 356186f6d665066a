import { mayOnlyRead, type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { lessonRecordOf } from '#app/course/back-end/progress.ts';
import type { LessonRecordRow } from '#app/course/back-end/rows.ts';
import { addStudy } from '#app/home/back-end/study.ts';
import type { Handler } from '#mock/handler.ts';
import { openVideo, type Playable, type WatchReport, watchedSeconds, watchedSpans, watchOn, watchRecord } from './watching.ts';

/** Returns the record of a graduated student without writing it. */
export const courseVideoProgressSave: Handler<'main.courseVideoProgressSave'> = (context) => {
	const viewer = viewerOf(context);
	const playable = openVideo(context, viewer);
	const { position, spans = [], answers = [] } = context.input;
	if (!mayOnlyRead(viewer.user))
		report(
			viewer,
			playable,
			{
				position,
				spans: watchedSpans(spans, playable.seconds),
				answers: Object.fromEntries(answers.map(({ id, answer }) => [id, answer])),
			},
			context.isoNow(),
		);
	return watchRecord(lessonRecordOf(viewer, playable.id));
};

function report(viewer: Viewer, playable: Playable, watched: WatchReport, at: string): void {
	const { db } = viewer;
	const old = lessonRecordOf(viewer, playable.id);
	// Read before the update, which changes the same object.
	const before = { seconds: watchedSeconds(old?.spans ?? []), done: old?.done === true };
	const row = watchOn(viewer, playable, watched, at);
	db.upsert<LessonRecordRow>('lesson-records', row);
	addStudy(viewer, Math.round(watchedSeconds(row.spans) - before.seconds), row.done && !before.done && row.courseId ? 1 : 0);
}
