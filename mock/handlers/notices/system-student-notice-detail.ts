import type { Handler } from '#mock/handler.ts';
import type { Notice } from '#mock/handlers/answer-types.ts';
import { byTime } from '#mock/handlers/request/times.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { AttachmentRow, NoticeRow } from '#mock/rows/learning.ts';
import { isVisible, noticesOf, noticeView } from './notice-view.ts';

export const systemStudentNoticeDetail: Handler<'main.systemStudentNoticeDetail'> = (context) => {
	const viewer = viewerOf(context);
	const row = viewer.db.find<NoticeRow>('notices', context.input.id);
	if (!row || !isVisible(viewer, row)) return context.fail(404, '通知不存在，或已经过期');
	const inBox = noticesOf(viewer)
		.filter((notice) => notice.box === row.box)
		.sort(byTime((notice) => notice.publishAt));
	const place = inBox.findIndex((notice) => notice.id === row.id);
	const attachments = [...viewer.db.rowsBy<AttachmentRow>('attachments', 'ownerId', row.id)];
	return { ...noticeView(viewer, row), html: row.html, attachments, previous: linkTo(inBox[place - 1]), next: linkTo(inBox[place + 1]) };
};

const linkTo = (notice: Notice | undefined): { id: string; title: string } | undefined =>
	notice ? { id: notice.id, title: notice.title } : undefined;
