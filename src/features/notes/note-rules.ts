import type { DraftName } from '#src/drafts/draft-name.ts';
import type { Note } from './api-types.ts';

/** Maximum length that the server accepts, in characters. */
export const LONGEST = 1000;
/** The remaining length is shown from here on. */
const NEARLY = 900;

/** Changes since the server's last list; null for a removed note. */
export type NoteChanges = Readonly<Record<string, Note | null>>;

export function withChanges(notes: readonly Note[], changes: NoteChanges): Note[] {
	const changed = Object.values(changes).filter((note) => note !== null);
	const others = notes.filter(({ id }) => !(id in changes));
	return [...others, ...changed].sort((one, other) => one.position - other.position || one.at.localeCompare(other.at));
}

export const isBookmark = ({ text }: Pick<Note, 'text'>): boolean => text === '';

export function roomLeft(text: string): string {
	if (text.length < NEARLY) return '';
	return text.length <= LONGEST ? `还能写 ${LONGEST - text.length} 个字` : `超出 ${text.length - LONGEST} 个字`;
}

export function noteError(text: string): string {
	if (text.trim() === '') return '写点什么再保存吧';
	return text.length > LONGEST ? `一条笔记最多 ${LONGEST} 个字，拆成两条吧` : '';
}

export interface NoteDraft {
	text: string;
	position: number;
}

export function parseDraft(kept: Readonly<Record<string, unknown>> | null): NoteDraft | null {
	const { text, position } = kept ?? {};
	return typeof text === 'string' && text !== '' && typeof position === 'number' ? { text, position } : null;
}

/** Storage name of a draft: a new note of the lesson, or an edit of `noteId`. */
export const draftName = (lessonId: string, noteId?: string): DraftName => `note ${lessonId}${noteId ? ` ${noteId}` : ''}`;
