import type { DraftName } from '#src/drafts/draft-name.ts';
import type { Note } from './api-types.ts';

/** Maximum length that the server accepts, in characters. */
export const LONGEST_NOTE = 1000;

/** Changes since the server's last list; null for a removed note. */
export type NoteChanges = Readonly<Record<string, Note | null>>;

export function withChanges(notes: readonly Note[], changes: NoteChanges): Note[] {
	const changed = Object.values(changes).filter((note) => note !== null);
	const others = notes.filter(({ id }) => !(id in changes));
	return [...others, ...changed].sort((one, other) => one.position - other.position || one.at.localeCompare(other.at));
}

export const isBookmark = ({ text }: Pick<Note, 'text'>): boolean => text === '';

export function noteError(text: string): string {
	if (text.trim() === '') return '写点什么再保存吧';
	return [...text].length > LONGEST_NOTE ? `一条笔记最多 ${LONGEST_NOTE} 个字，拆成两条吧` : '';
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
