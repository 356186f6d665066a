import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { isVisible, noticeView, unreadCounts } from './notice-view.ts';
import type { NoticeRow } from './rows.ts';

const NONE = { unread: 0, unreadNotices: 0, unreadMessages: 0 };

/** Adds whether the student sees the notice and has read it, and to a page the unread counts, whatever its filters. */
export const noticeFields: ComputeFields<NoticeRow> = (request) => {
	const viewer = viewerOf(request);
	return {
		row: (notice) => ({ ...noticeView(viewer, notice), visible: isVisible(viewer, notice) }),
		page() {
			const counts = request.scenario.empty ? NONE : unreadCounts(viewer);
			const boxes = [
				{ id: 'notice', title: '通知公告', unread: counts.unreadNotices },
				{ id: 'message', title: '我的消息', unread: counts.unreadMessages },
			];
			return { ...counts, boxes };
		},
	};
};
