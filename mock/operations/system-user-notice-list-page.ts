import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import { markRead, noticesOf, unreadCounts } from './learning/notice-view.ts';
import { contains, pageOf, sceneOf } from './learning/scene.ts';

type Page = DataOf<'main.systemUserNoticeListPage'>;

export const systemUserNoticeListPage: Handler<'main.systemUserNoticeListPage'> = (context) => {
	const scene = sceneOf(context);
	const { box, kind, read, keyword, markAllRead } = context.input;
	if (context.scenario.empty) return { records: [], total: 0, ...withBoxes({ unread: 0, unreadNotices: 0, unreadMessages: 0 }) };
	const inBox = noticesOf(scene).filter((notice) => !box || notice.box === box);
	if (markAllRead) for (const notice of inBox) markRead(scene, notice.id, context.isoNow());
	const shown = (markAllRead ? noticesOf(scene).filter((notice) => !box || notice.box === box) : inBox).filter(
		(notice) =>
			(!kind || notice.kind === kind) && (read === undefined || notice.read === read) && contains(keyword, [notice.title, notice.summary]),
	);
	return { ...pageOf(context, shown), ...withBoxes(unreadCounts(scene)) };
};

const withBoxes = (counts: ReturnType<typeof unreadCounts>): Pick<Page, keyof typeof counts | 'boxes'> => ({
	...counts,
	boxes: [
		{ id: 'notice', title: '通知公告', unread: counts.unreadNotices },
		{ id: 'message', title: '我的消息', unread: counts.unreadMessages },
	],
});
