import { mayOnlyRead, type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { lessonRecordId, lessonRecordOf } from '#app/course/back-end/progress.ts';
import type { LessonRecordRow } from '#app/course/back-end/rows.ts';
import { DONE_SHARE, mergeSpans, type WatchedSpan, watchedSeconds } from '#app/player/back-end/watching.ts';
import type { Handler } from '#mock/handler.ts';
import { countedPages, lastPage, openAttachment } from './attachment-access.ts';

/** Pages that were seen only in passing move the position, and do not count. Returns the record of a graduated student without writing it. */
export const courseAttachmentPositionSave: Handler<'main.courseAttachmentPositionSave'> = (context) => {
	const viewer = viewerOf(context);
	const file = openAttachment(context, viewer, context.input.attachmentId, context.input.lessonId);
	const { lessonId, ownerId } = file;
	const pages = countedPages(file);
	if (!lessonId || !pages) return context.fail(400, '这份资料不记录读到的页');
	if (!mayOnlyRead(viewer.user))
		saveRecord(viewer, {
			courseId: ownerId,
			lessonId,
			pages,
			at: context.isoNow(),
			page: Math.min(context.input.page, pages),
			read: (context.input.read ?? []).filter((page) => page <= pages),
		});
	const record = lessonRecordOf(viewer, lessonId);
	return { page: lastPage(viewer, file), percent: record?.percent ?? 0, finished: record?.done === true };
};

interface ReadPage {
	courseId: string;
	lessonId: string;
	pages: number;
	page: number;
	read: readonly number[];
	at: string;
}

function saveRecord(viewer: Viewer, { courseId, lessonId, pages, page, read, at }: ReadPage): void {
	const { db, user } = viewer;
	const old = lessonRecordOf(viewer, lessonId);
	const furthest = Math.max(old?.furthest ?? 0, page);
	const spans = mergeSpans([...(old?.spans ?? []), ...read.map((number): WatchedSpan => [number - 1, number])]);
	const share = watchedSeconds(spans) / pages;
	const done = old?.done === true || share >= DONE_SHARE;
	db.upsert<LessonRecordRow>('lesson-records', {
		id: lessonRecordId(user, lessonId),
		userId: user.id,
		courseId,
		lessonId,
		percent: done ? 100 : Math.floor(share * 100),
		position: page,
		furthest,
		spans,
		done,
		...(done ? { doneAt: old?.doneAt ?? at } : {}),
		updatedAt: at,
	});
}
