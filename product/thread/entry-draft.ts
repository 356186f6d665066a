import type { DraftName } from '#src/drafts/draft-name.ts';
import { type Kept, useKept } from '#src/pages/use-kept.ts';

/** Maximum length that the server accepts, in characters. */
export const LONGEST_ENTRY = 1000;

/** An entry that is being written. */
export interface EntryDraft {
	text: string;
	/** Second of a video or page of a document that the entry is about; null if it points nowhere. */
	position: number | null;
}

export function parseDraft({ text, position }: Readonly<Record<string, unknown>>): EntryDraft | null {
	if (typeof text !== 'string' || text === '') return null;
	return { text, position: typeof position === 'number' ? position : null };
}

/** `name`: that of the lesson or problem, followed by the id of the entry if one is edited or answered. */
export const useEntryDraft = (name: DraftName): Kept<EntryDraft> => useKept(name, parseDraft);
