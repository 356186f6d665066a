import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { Row } from '#mock/store/store.ts';
import { byTime, isPast } from '#mock/store/times.ts';
import type { Notice } from './answer-types.ts';
import type { NoticeRow } from './rows.ts';

export const readId = ({ user }: Viewer, noticeId: string): string => `${user.id}.${noticeId}`;

/** Notices published since the user joined and not expired: pinned ones first, then newest first. */
export function noticesOf(viewer: Viewer): Notice[] {
	const rows = viewer.db.rows<NoticeRow>('notices').filter((row) => isVisible(viewer, row));
	const latest = [...rows].sort(byTime((row) => row.publishAt));
	return [...latest.filter((row) => row.pinned), ...latest.filter((row) => !row.pinned)].map((row) => noticeView(viewer, row));
}

/** The classes of the user that a notice for classes is about. */
export const classesOfNotice = ({ classIds }: Viewer['user'], { target, classIds: meant }: NoticeRow): string[] =>
	target === 'class' ? classIds.filter((id) => meant?.includes(id) ?? true) : [];

export function isVisible({ user, now }: Pick<Viewer, 'user' | 'now'>, row: NoticeRow): boolean {
	if (row.userId !== undefined && row.userId !== user.id) return false;
	if (row.target === 'class' && classesOfNotice(user, row).length === 0) return false;
	return row.publishAt >= user.joinedAt && isPast(row.publishAt, now) && !isPast(row.expireAt, now);
}

export function noticeView(viewer: Viewer, row: NoticeRow): Notice {
	const read = viewer.db.find<Row & { at: string }>('notice-reads', readId(viewer, row.id));
	return { ...row, read: read !== undefined, readAt: read?.at };
}

export function markRead(viewer: Viewer, noticeId: string, at: string): void {
	const id = readId(viewer, noticeId);
	if (!viewer.db.find('notice-reads', id)) viewer.db.insert('notice-reads', { id, userId: viewer.user.id, noticeId, at });
}

export function unreadCounts(viewer: Viewer): { unread: number; unreadNotices: number; unreadMessages: number } {
	const unread = noticesOf(viewer).filter((notice) => !notice.read);
	const messages = unread.filter((notice) => notice.box === 'message').length;
	return { unread: unread.length, unreadNotices: unread.length - messages, unreadMessages: messages };
}
