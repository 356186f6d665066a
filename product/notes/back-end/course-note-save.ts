import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { type NoteRow, notedPlace, noteView, ownNote } from './notes.ts';

type Request = Context<'main.courseNoteSave'>;

export const courseNoteSave: Handler<'main.courseNoteSave'> = (context) => {
	const viewer = viewerOf(context);
	const { noteId, text } = context.input;
	if (text !== undefined && text.trim() === '') context.fail(400, '还没有写内容', { text: '写点什么再保存吧' });
	return noteView(viewer, noteId ? changed(context, viewer, noteId) : addNote(context, viewer));
};

function changed(context: Request, viewer: Viewer, noteId: string): NoteRow {
	const { id } = ownNote(context, viewer, noteId);
	const { text } = context.input;
	if (text === undefined) return context.fail(400, '还没有写内容', { text: '写点什么再保存吧' });
	return viewer.db.update<NoteRow>('notes', id, { text: text.trim(), at: context.isoNow() });
}

/** Adding a bookmark at an existing position returns the existing one. */
function addNote(context: Request, viewer: Viewer): NoteRow {
	const { db, user } = viewer;
	const { last, ...place } = notedPlace(context, viewer, context.input.lessonId);
	const position = Math.min(context.input.position ?? 0, last);
	const text = context.input.text?.trim() ?? '';
	const existing = db
		.rowsBy<NoteRow>('notes', 'userId', user.id)
		.find((note) => text === '' && note.text === '' && note.lessonId === place.lessonId && note.position === position);
	return (
		existing ?? db.insert<NoteRow>('notes', { id: context.newId('note'), userId: user.id, ...place, position, text, at: context.isoNow() })
	);
}
