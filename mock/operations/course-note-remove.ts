import type { Handler } from '#mock/handler.ts';
import { ownNote } from './learning/notes.ts';
import { refuseReadonly, sceneOf } from './learning/scene.ts';

export const courseNoteRemove: Handler<'main.courseNoteRemove'> = (context) => {
	const scene = sceneOf(context);
	refuseReadonly(context, scene);
	const { id } = ownNote(context, scene, context.input.noteId);
	scene.db.remove('notes', id);
	return { noteId: id };
};
