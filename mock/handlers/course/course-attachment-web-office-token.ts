import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { lastPage, officeToken, openAttachment } from './attachment-access.ts';
import { finishLesson } from './finish-lessons.ts';

/** Files that only the office service shows. Its stand-in has no pages: opening one of these files finishes its lesson. */
const SLIDES: ReadonlySet<string> = new Set(['ppt', 'pptx']);

export const courseAttachmentWebOfficeToken: Handler<'main.courseAttachmentWebOfficeToken'> = (context) => {
	const viewer = viewerOf(context);
	const file = openAttachment(context, viewer, context.input.attachmentId, context.input.lessonId);
	if (file.preview !== 'office' && file.preview !== 'pdf') context.fail(400, '这种文件不能在线预览，请下载后查看');
	if (file.lessonId && SLIDES.has(file.ext) && viewer.user.state !== 'readonly')
		finishLesson(viewer, { id: file.lessonId, courseId: file.ownerId }, context.isoNow());
	return officeToken(context, viewer, file, lastPage(viewer, file));
};
