import type { Context, Handler } from '#mock/handler.ts';
import { type NoteRow, notedPlace, noteView, ownNote } from './learning/notes.ts';
import { refuseReadonly, type Scene, sceneOf } from './learning/scene.ts';

type Request = Context<'main.courseNoteSave'>;

export const courseNoteSave: Handler<'main.courseNoteSave'> = (context) => {
	const scene = sceneOf(context);
	refuseReadonly(context, scene);
	const { noteId, text } = context.input;
	if (text !== undefined && text.trim() === '') context.fail(400, '还没有写内容', { text: '写点什么再保存吧' });
	return noteView(scene, noteId ? changed(context, scene, noteId) : added(context, scene));
};

function changed(context: Request, scene: Scene, noteId: string): NoteRow {
	const { id } = ownNote(context, scene, noteId);
	const { text } = context.input;
	if (text === undefined) return context.fail(400, '还没有写内容', { text: '写点什么再保存吧' });
	return scene.db.update<NoteRow>('notes', id, { text: text.trim(), at: context.isoNow() });
}

/** A second bookmark at the same place is the first one. */
function added(context: Request, scene: Scene): NoteRow {
	const { db, user } = scene;
	const { last, ...place } = notedPlace(context, scene, context.input.lessonId);
	const position = Math.min(context.input.position ?? 0, last);
	const text = context.input.text?.trim() ?? '';
	const twin = db
		.rowsBy<NoteRow>('notes', 'userId', user.id)
		.find((note) => text === '' && note.text === '' && note.lessonId === place.lessonId && note.position === position);
	return (
		twin ?? db.insert<NoteRow>('notes', { id: context.newId('note'), userId: user.id, ...place, position, text, at: context.isoNow() })
	);
}
