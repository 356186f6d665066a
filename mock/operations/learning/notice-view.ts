import type { NoticeRow } from '#mock/seed/learning/rows.ts';
import type { Row } from '#mock/store.ts';
import type { Notice } from './answers.ts';
import { byTime, isPast, type Scene } from './scene.ts';

export const readId = ({ user }: Scene, noticeId: string): string => `${user.id}.${noticeId}`;

/** Notices for this user: published since he came, not expired; those on top first, then the latest. */
export function noticesOf(scene: Scene): Notice[] {
	const rows = scene.db.rows<NoticeRow>('notices').filter((row) => isVisible(scene, row));
	const latest = [...rows].sort(byTime((row) => row.publishAt));
	return [...latest.filter((row) => row.pinned), ...latest.filter((row) => !row.pinned)].map((row) => noticeView(scene, row));
}

export function isVisible({ user, now }: Scene, row: NoticeRow): boolean {
	if (row.userId !== undefined && row.userId !== user.id) return false;
	if (row.target === 'class' && user.classIds.length === 0) return false;
	return row.publishAt >= user.joinedAt && isPast(row.publishAt, now) && !isPast(row.expireAt, now);
}

export function noticeView(scene: Scene, row: NoticeRow): Notice {
	const { id, box, kind, title, summary, pinned, publishAt, expireAt, publisher, target, attachmentCount, link } = row;
	const read = scene.db.find<Row & { at: string }>('notice-reads', readId(scene, id));
	return {
		id,
		box,
		kind,
		title,
		summary,
		pinned,
		publishAt,
		expireAt,
		publisher,
		target,
		attachmentCount,
		link,
		read: read !== undefined,
		readAt: read?.at,
	};
}

export function markRead(scene: Scene, noticeId: string, at: string): void {
	const id = readId(scene, noticeId);
	if (!scene.db.find('notice-reads', id)) scene.db.insert('notice-reads', { id, userId: scene.user.id, noticeId, at });
}

export function unreadCounts(scene: Scene): { unread: number; unreadNotices: number; unreadMessages: number } {
	const unread = noticesOf(scene).filter((notice) => !notice.read);
	const messages = unread.filter((notice) => notice.box === 'message').length;
	return { unread: unread.length, unreadNotices: unread.length - messages, unreadMessages: messages };
}
