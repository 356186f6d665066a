import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store/store.ts';
import { isPast } from '#mock/store/times.ts';
import { lastPage, officeToken, openAttachment } from './attachment-access.ts';

type TokenRow = Row & { userId: string; attachmentId: string; expiresAt: string };

export const courseAttachmentWebOfficeTokenRefresh: Handler<'main.courseAttachmentWebOfficeTokenRefresh'> = (context) => {
	const viewer = viewerOf(context);
	const { token } = context.input;
	const old = viewer.db.find<TokenRow>('office-tokens', token);
	if (!old || old.userId !== viewer.user.id || isPast(old.expiresAt, viewer.now))
		return context.fail(410, '预览凭证已失效，请重新打开文档');
	const file = openAttachment(context, viewer, old.attachmentId);
	viewer.db.remove('office-tokens', token);
	return officeToken(context, viewer, file, lastPage(viewer, file));
};
