import type { Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store.ts';
import { lastPage, officeToken, openAttachment, readOn } from './learning/attachment-access.ts';
import { isPast, sceneOf } from './learning/scene.ts';

type TokenRow = Row & { userId: string; attachmentId: string; expiresAt: string };

export const courseAttachmentWebOfficeTokenRefresh: Handler<'main.courseAttachmentWebOfficeTokenRefresh'> = (context) => {
	const scene = sceneOf(context);
	const { token, page } = context.input;
	const old = scene.db.find<TokenRow>('office-tokens', token);
	if (!old || old.userId !== scene.user.id || isPast(old.expiresAt, scene.now)) return context.fail(410, '预览凭证已失效，请重新打开文档');
	const file = openAttachment(context, scene, old.attachmentId);
	scene.db.remove('office-tokens', token);
	if (page) readOn(scene, file, page, context.isoNow());
	return officeToken(context, scene, file, page ?? lastPage(scene, file));
};
