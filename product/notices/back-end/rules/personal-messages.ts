/** Messages to one student about their homework and their certificates. */
import type { HomeworkRow, SubmissionRow } from '#app/homework/back-end/rows.ts';
import { homeworkPath } from '#app/homework/back-end/rules/homework-path.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import type { NoticeRow } from '../rows.ts';

const SUMMARY_LENGTH = 60;

export function homeworkMessage(row: SubmissionRow, task: HomeworkRow): NoticeRow {
	const good = row.state === 'marked';
	return message(row.userId, {
		id: `msg-${row.id}`,
		kind: good ? 'marked' : 'returned',
		title: good ? `作业「${task.title}」已批改` : `作业「${task.title}」被退回`,
		text: good ? `得分 ${row.score} 分。${row.comment}` : `${row.comment}`,
		publishAt: row.markedAt ?? row.savedAt,
		publisher: row.markedBy ?? '老师',
		link: homeworkPath(task),
	});
}

/** `userId` is the owner of the honour. */
export function certificateMessage(userId: string, { id, title, no, issuedAt = '', issuer }: HonourRow): NoticeRow {
	return message(userId, {
		id: `msg-${id}`,
		kind: 'certificate',
		title: `证书发放：${title}`,
		text: `证书编号 ${no}，可以在荣誉里查看和下载。`,
		publishAt: issuedAt,
		publisher: issuer,
		link: `/honorDetail/${id}`,
	});
}

type Written = Pick<NoticeRow, 'kind' | 'title' | 'publishAt' | 'publisher' | 'link'> & { id: string; text: string };

const message = (userId: string, { text, ...written }: Written): NoticeRow => ({
	...written,
	box: 'message',
	summary: text.slice(0, SUMMARY_LENGTH),
	html: `<p>${text}</p>`,
	pinned: false,
	target: 'me',
	userId,
	attachmentCount: 0,
});
