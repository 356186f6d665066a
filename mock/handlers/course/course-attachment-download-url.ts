import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { AttachmentRow } from '#mock/rows/learning.ts';
import { lastPage, openAttachment } from './attachment-access.ts';
import { finishLesson } from './finish-lessons.ts';
import { signedAddress } from './signed-address.ts';

/** Opening a file without pages finishes its lesson; of other files the last page is reported. */
export const courseAttachmentDownloadUrl: Handler<'main.courseAttachmentDownloadUrl'> = (context) => {
	const viewer = viewerOf(context);
	const file = openAttachment(context, viewer, context.input.attachmentId, context.input.lessonId);
	const { lessonId, pages, ownerId } = file;
	if (lessonId && !pages && viewer.user.state !== 'readonly') finishLesson(viewer, { id: lessonId, courseId: ownerId }, context.isoNow());
	const owner = viewer.db.find(file.ownerType === 'course' ? 'courses' : 'notices', ownerId);
	return {
		...file,
		...signedAddress(sampleOf(file), viewer.now),
		page: lastPage(viewer, file),
		ownerTitle: String(owner?.title ?? ''),
	};
};

/** Each text and program is a file of its own; one sample represents each other type, one for each page count where there are pages. */
export function sampleOf({ id, ext, bytes, pages, preview }: Pick<AttachmentRow, 'id' | 'ext' | 'bytes' | 'pages' | 'preview'>): string {
	if (bytes === 0) return `/static/files/empty.${ext}`;
	if (preview === 'text' || preview === 'code') return `/static/files/${id}.${ext}`;
	return `/static/files/sample${ext === 'pdf' ? `-${pages}` : ''}.${ext}`;
}
