/** What holds for notes of a lesson. Pure. */
import type { Note } from './api-types.ts';

/** As the call takes it. */
export const LONGEST = 1000;
/** From here on it is told how much room is left. */
const NEARLY = 900;

/** What was saved or removed since the server listed them; null for what is gone. */
export type NoteChanges = Readonly<Record<string, Note | null>>;

/** The notes as they are now, in the order of their places, the older first at the same one. */
export function withChanges(notes: readonly Note[], changes: NoteChanges): Note[] {
	const changed = Object.values(changes).filter((note) => note !== null);
	const others = notes.filter(({ id }) => !(id in changes));
	return [...others, ...changed].sort((one, other) => one.position - other.position || one.at.localeCompare(other.at));
}

export const isBookmark = ({ text }: Pick<Note, 'text'>): boolean => text === '';

/** How much room is left, when that is worth saying. */
export function roomLeft(text: string): string {
	if (text.length < NEARLY) return '';
	return text.length <= LONGEST ? `还能写 ${LONGEST - text.length} 个字` : `超出 ${text.length - LONGEST} 个字`;
}

/** Why a text cannot be saved; empty when it can. */
export function wrongWith(text: string): string {
	if (text.trim() === '') return '写点什么再保存吧';
	return text.length > LONGEST ? `一条笔记最多 ${LONGEST} 个字，拆成两条吧` : '';
}

/** Words that are not saved yet, and the place they belong to: where writing began. */
export interface NoteDraft {
	text: string;
	position: number;
}

/** What the browser has kept, whatever that is. */
export function parseDraft(kept: Readonly<Record<string, unknown>> | null): NoteDraft | null {
	const { text, position } = kept ?? {};
	return typeof text === 'string' && text !== '' && typeof position === 'number' ? { text, position } : null;
}

/** The name of a draft: a new note of a lesson, or a change of one that is there. */
export const draftName = (lessonId: string, noteId?: string): string => `note ${lessonId}${noteId ? ` ${noteId}` : ''}`;
