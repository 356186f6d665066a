import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { lastPage, officeToken, openAttachment } from './attachment-access.ts';

export const courseAttachmentWebOfficeToken: Handler<'main.courseAttachmentWebOfficeToken'> = (context) => {
	const viewer = viewerOf(context);
	const file = openAttachment(context, viewer, context.input.attachmentId, context.input.lessonId);
	if (file.preview !== 'office' && file.preview !== 'pdf') context.fail(400, '这种文件不能在线预览，请下载后查看');
	return officeToken(context, viewer, file, lastPage(viewer, file));
};
