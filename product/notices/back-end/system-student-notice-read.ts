import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { isVisible, markRead, unreadCounts } from './notice-view.ts';
import type { NoticeRow } from './rows.ts';

export const systemStudentNoticeRead: Handler<'main.systemStudentNoticeRead'> = (context) => {
	const viewer = viewerOf(context);
	const row = viewer.db.find<NoticeRow>('notices', context.input.id);
	if (!row || !isVisible(viewer, row)) return context.fail(404, '通知不存在，或已经过期');
	markRead(viewer, row.id, context.isoNow());
	return unreadCounts(viewer);
};
