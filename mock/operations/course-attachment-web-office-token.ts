import type { Handler } from '#mock/handler.ts';
import { lastPage, officeToken, openAttachment } from './learning/attachment-access.ts';
import { sceneOf } from './learning/scene.ts';

export const courseAttachmentWebOfficeToken: Handler<'main.courseAttachmentWebOfficeToken'> = (context) => {
	const scene = sceneOf(context);
	const file = openAttachment(context, scene, context.input.attachmentId);
	if (file.preview !== 'office' && file.preview !== 'pdf') context.fail(400, '这种文件不能在线预览，请下载后查看');
	return officeToken(context, scene, file, lastPage(scene, file));
};
