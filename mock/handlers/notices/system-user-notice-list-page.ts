import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { pageOf } from '#mock/handlers/request/paging.ts';
import { contains } from '#mock/handlers/request/text-search.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import { noticesOf, unreadCounts } from './notice-view.ts';

type Page = DataOf<'main.systemUserNoticeListPage'>;

export const systemUserNoticeListPage: Handler<'main.systemUserNoticeListPage'> = (context) => {
	const viewer = viewerOf(context);
	const { box, kind, read, from, to, keyword } = context.input;
	if (context.scenario.empty) return { records: [], total: 0, ...withBoxes({ unread: 0, unreadNotices: 0, unreadMessages: 0 }) };
	const shown = noticesOf(viewer).filter(
		(notice) =>
			(!box || notice.box === box) &&
			(!kind || notice.kind === kind) &&
			(read === undefined || notice.read === read) &&
			isOnDays(notice.publishAt, from, to) &&
			contains(keyword, [notice.title, notice.summary]),
	);
	return { ...pageOf(context, shown), ...withBoxes(unreadCounts(viewer)) };
};

/** Both days belong to the span. */
const isOnDays = (time: string, from = '', to = ''): boolean => {
	const day = time.slice(0, 10);
	return day >= from && (to === '' || day <= to);
};

const withBoxes = (counts: ReturnType<typeof unreadCounts>): Pick<Page, keyof typeof counts | 'boxes'> => ({
	...counts,
	boxes: [
		{ id: 'notice', title: '通知公告', unread: counts.unreadNotices },
		{ id: 'message', title: '我的消息', unread: counts.unreadMessages },
	],
});
