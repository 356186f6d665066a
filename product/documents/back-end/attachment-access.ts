import type { Viewer } from '#app/account/back-end/viewer.ts';
import { lessonRecordOf, progressOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, LessonRow } from '#app/course/back-end/rows.ts';
import type { RequestContext } from '#mock/context.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { AttachmentRow } from './rows.ts';

const TOKEN_MS = 30 * 60_000;
const REFRESH_MS = 25 * 60_000;

/** The file, as of the lesson in which it is opened: lessons may share a file. */
export function openAttachment(context: RequestContext<unknown>, viewer: Viewer, id: string, lessonId?: string): AttachmentRow {
	const found = viewer.db.find<AttachmentRow>('attachments', id);
	if (!found) return context.fail(404, '附件不存在，或已经删除');
	const lesson = lessonId === undefined ? undefined : viewer.db.find<LessonRow>('lessons', lessonId);
	const file = lesson?.refId === id ? { ...found, lessonId: lesson.id } : found;
	if (isLocked(viewer, file)) context.fail(403, '加入课程后可以查看资料');
	return file;
}

/** Whether the user has to join the course first. */
function isLocked(viewer: Viewer, file: AttachmentRow): boolean {
	const course = file.ownerType === 'notice' ? undefined : viewer.db.find<CourseRow>('courses', file.ownerId);
	return course !== undefined && course.kind !== 'public' && !progressOf(viewer, course).joined && !isTrial(viewer, file);
}

function isTrial({ db }: Viewer, file: AttachmentRow): boolean {
	return file.lessonId !== undefined && db.find<LessonRow>('lessons', file.lessonId)?.trial === true;
}

/** The files of a course, without the texts of its lessons. */
export const courseFiles = (viewer: Viewer, courseId: string): (AttachmentRow & { locked: boolean })[] =>
	viewer.db
		.rowsBy<AttachmentRow>('attachments', 'ownerId', courseId)
		.filter(({ ownerType }) => ownerType === 'course')
		.map((file) => ({ ...file, locked: isLocked(viewer, file) }));

/** Pages that count towards the lesson of a file; null if opening the file finishes it. A text is one page, read when its end was in view. */
export const countedPages = ({ pages, preview }: AttachmentRow): number | null => pages ?? (preview === 'text' ? 1 : null);

export function lastPage(viewer: Viewer, file: AttachmentRow): number {
	const record = file.lessonId ? lessonRecordOf(viewer, file.lessonId) : undefined;
	return record && !record.done ? Math.max(1, record.position) : 1;
}

export interface OfficeAnswer {
	token: string;
	url: string;
	expiresAt: string;
	refreshAt: string;
	page: number;
	readonly: boolean;
}

export function officeToken(context: RequestContext<unknown>, viewer: Viewer, file: AttachmentRow, page: number): OfficeAnswer {
	const token = context.newId('office');
	const { now } = viewer;
	viewer.db.insert('office-tokens', { id: token, userId: viewer.user.id, attachmentId: file.id, expiresAt: toIsoTime(now + TOKEN_MS) });
	return {
		token,
		url: `/static/office/${file.id}.html?token=${token}`,
		expiresAt: toIsoTime(now + TOKEN_MS),
		refreshAt: toIsoTime(now + REFRESH_MS),
		page,
		readonly: true,
	};
}
