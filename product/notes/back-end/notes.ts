import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { CourseAggregate } from '#app/course/back-end/answer-types.ts';
import { lessonLock } from '#app/course/back-end/catalogue.ts';
import { progressOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, DirectoryRow, LessonRow } from '#app/course/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Row } from '#mock/store/store.ts';
import { byTime } from '#mock/store/times.ts';

export type Note = CourseAggregate['notes'][number];

/** A note without text is a bookmark. */
export interface NoteRow extends Row, Pick<Note, 'courseId' | 'lessonId' | 'position' | 'text' | 'at'> {
	userId: string;
}

export const notesOf = (viewer: Viewer): Note[] => ownNotes(viewer).map((note) => noteView(viewer, note));

export function notesOfLesson(viewer: Viewer, lessonId: string): Note[] {
	const own = ownNotes(viewer).filter((note) => note.lessonId === lessonId);
	return own.sort((one, other) => one.position - other.position || one.at.localeCompare(other.at)).map((note) => noteView(viewer, note));
}

const ownNotes = ({ db, user }: Viewer): NoteRow[] => [...db.rowsBy<NoteRow>('notes', 'userId', user.id)].sort(byTime((note) => note.at));

export function noteView({ db }: Viewer, note: NoteRow): Note {
	const { courseId, lessonId } = note;
	const lesson = db.find<LessonRow>('lessons', lessonId);
	const video = db.find<VideoRow>('videos', lessonId);
	const place = db.find<CourseRow>('courses', courseId ?? '') ?? db.find<DirectoryRow>('directories', video?.directoryId ?? '');
	return {
		...note,
		courseTitle: place?.title ?? '',
		lessonTitle: lesson?.title ?? video?.title ?? '',
		lessonType: lesson?.type ?? (video ? 'video' : ''),
		...(lesson?.refId && { refId: lesson.refId }),
	};
}

export function ownNote(context: RequestContext<unknown>, { db, user }: Viewer, noteId: string): NoteRow {
	const note = db.find<NoteRow>('notes', noteId);
	if (!note) return context.fail(404, '这条笔记已经不在了，可能在别处删掉了');
	if (note.userId !== user.id) return context.fail(403, '只能改自己的笔记');
	return note;
}

export function notedPlace(
	context: RequestContext<unknown>,
	viewer: Viewer,
	lessonId: string,
	what: '记笔记' | '讨论' = '记笔记',
): Pick<NoteRow, 'lessonId' | 'courseId'> & { last: number } {
	const { db } = viewer;
	const video = db.find<VideoRow>('videos', lessonId);
	if (video?.state) return context.fail(403, `现在不能看这个视频，也就不能${what}`);
	if (video) return { lessonId, last: video.seconds };
	const lesson = db.find<LessonRow>('lessons', lessonId);
	const course = lesson ? db.find<CourseRow>('courses', lesson.courseId) : undefined;
	if (!lesson || !course) return context.fail(404, '课时不存在，或已经删除');
	const { locked, lockText = '' } = lessonLock(viewer, course, progressOf(viewer, course))(lesson);
	if (locked) return context.fail(403, `这一课还没有开放，不能${what}：${lockText}`);
	return { lessonId, courseId: course.id, last: lesson.seconds ?? lesson.pages ?? 0 };
}
