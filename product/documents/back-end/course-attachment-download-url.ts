import { mayOnlyRead, viewerOf } from '#app/account/back-end/viewer.ts';
import { finishLesson } from '#app/course/back-end/finish-lessons.ts';
import type { Handler } from '#mock/handler.ts';
import { countedPages, lastPage, openAttachment } from './attachment-access.ts';
import type { AttachmentRow } from './rows.ts';
import { signedAddress } from './signed-address.ts';

/** Opening a file finishes its lesson, unless the pages that were seen are reported. */
export const courseAttachmentDownloadUrl: Handler<'main.courseAttachmentDownloadUrl'> = (context) => {
	const viewer = viewerOf(context);
	const file = openAttachment(context, viewer, context.input.attachmentId, context.input.lessonId);
	const { lessonId, ownerId } = file;
	if (lessonId && countedPages(file) === null && !mayOnlyRead(viewer.user))
		finishLesson(viewer, { id: lessonId, courseId: ownerId }, context.isoNow());
	const owner = viewer.db.find(file.ownerType === 'notice' ? 'notices' : 'courses', ownerId);
	return {
		...file,
		...signedAddress(pathOf(file), viewer.now),
		page: lastPage(viewer, file),
		ownerTitle: String(owner?.title ?? ''),
	};
};

/** Each attachment is a file of its own, below `manifests/files`. */
export const pathOf = ({ id, ext, bytes }: Pick<AttachmentRow, 'id' | 'ext' | 'bytes'>): string =>
	bytes === 0 ? `/static/files/empty.${ext}` : `/static/files/${id}.${ext}`;
