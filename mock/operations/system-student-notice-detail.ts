import type { Handler } from '#mock/handler.ts';
import type { AttachmentRow, NoticeRow } from '#mock/seed/learning/rows.ts';
import type { Notice } from './learning/answers.ts';
import { isVisible, markRead, noticesOf, noticeView } from './learning/notice-view.ts';
import { byTime, sceneOf } from './learning/scene.ts';

export const systemStudentNoticeDetail: Handler<'main.systemStudentNoticeDetail'> = (context) => {
	const scene = sceneOf(context);
	const row = scene.db.find<NoticeRow>('notices', context.input.id);
	if (!row || !isVisible(scene, row)) return context.fail(404, '通知不存在，或已经过期');
	markRead(scene, row.id, context.isoNow());
	const inBox = noticesOf(scene)
		.filter((notice) => notice.box === row.box)
		.sort(byTime((notice) => notice.publishAt));
	const place = inBox.findIndex((notice) => notice.id === row.id);
	const attachments = [...scene.db.rowsBy<AttachmentRow>('attachments', 'ownerId', row.id)];
	return { ...noticeView(scene, row), html: row.html, attachments, previous: linkTo(inBox[place - 1]), next: linkTo(inBox[place + 1]) };
};

const linkTo = (notice: Notice | undefined): { id: string; title: string } | undefined =>
	notice ? { id: notice.id, title: notice.title } : undefined;
