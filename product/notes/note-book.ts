import { proxy } from 'valtio/vanilla';
import type { InputOf } from '#generated/api/operations.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { Note } from './api-types.ts';
import type { NoteChanges, NoteDraft } from './note-rules.ts';

/** Error message; null on success. */
export type Failure = string | null;

export interface NoteBook {
	state: { changes: NoteChanges; removed: Note | null };
	/** An empty text is a bookmark. */
	add(note: NoteDraft): Promise<Failure>;
	change(note: Note, text: string): Promise<Failure>;
	remove(note: Note): Promise<Failure>;
	restore(): Promise<Failure>;
	/** Drops the local changes, because the refetched list includes them. */
	listed(): void;
}

type NoteBookContext = Pick<Calls, 'call' | 'answers' | 'invalidates'>;

const SAVE = 'main.courseNoteSave';
const REMOVE = 'main.courseNoteRemove';

/** Notes of one lesson. Shows confirmed changes before the list is refetched. */
export function createNoteBook({ call, answers, invalidates }: NoteBookContext, lessonId: string): NoteBook {
	const state: NoteBook['state'] = proxy({ changes: {}, removed: null });
	const put = (id: string, note: Note | null): void => {
		state.changes = { ...state.changes, [id]: note };
	};
	const save = async (input: Omit<InputOf<typeof SAVE>, 'lessonId'>): Promise<Failure> => {
		const result = await call(SAVE, { lessonId, ...input }, { quiet: true });
		if (!result.ok) return result.error.message;
		put(result.data.id, result.data);
		answers.invalidate(invalidates(SAVE));
		return null;
	};
	const add = ({ text, position }: NoteDraft): Promise<Failure> => save({ position, ...(text && { text }) });
	return {
		state,
		add(note) {
			state.removed = null;
			return add(note);
		},
		change({ id }, text) {
			state.removed = null;
			return save({ noteId: id, text });
		},
		async remove(note) {
			const result = await call(REMOVE, { noteId: note.id }, { quiet: true });
			if (!result.ok) return result.error.message;
			put(note.id, null);
			state.removed = note;
			answers.invalidate(invalidates(REMOVE));
			return null;
		},
		async restore() {
			const { removed } = state;
			if (!removed) return null;
			const failure = await add(removed);
			if (failure === null) state.removed = null;
			return failure;
		},
		listed() {
			state.changes = {};
		},
	};
}
