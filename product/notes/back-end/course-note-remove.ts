import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { ownNote } from './notes.ts';

export const courseNoteRemove: Handler<'main.courseNoteRemove'> = (context) => {
	const viewer = viewerOf(context);
	const { id } = ownNote(context, viewer, context.input.noteId);
	viewer.db.remove('notes', id);
	return { noteId: id };
};
