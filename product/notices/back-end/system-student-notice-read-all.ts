import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { markRead, noticesOf, unreadCounts } from './notice-view.ts';

export const systemStudentNoticeReadAll: Handler<'main.systemStudentNoticeReadAll'> = (context) => {
	const viewer = viewerOf(context);
	const { box } = context.input;
	for (const notice of noticesOf(viewer)) if (!box || notice.box === box) markRead(viewer, notice.id, context.isoNow());
	return unreadCounts(viewer);
};
