import { useState } from 'react';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';

/** A question or an answer that is being written. */
export interface PostDraft {
	text: string;
	/** Second or page that a question is about; null if it points nowhere. */
	position: number | null;
}

export const NOTHING_WRITTEN: PostDraft = { text: '', position: null };

/** Storage name of the draft of a question about this subject, or of an answer to `questionId`. */
export const draftName = (subject: string, questionId?: string): DraftName => `post ${subject}${questionId ? ` ${questionId}` : ''}`;

/** The draft of a form. This browser stores every change, and removes the draft when its text is empty. */
export function useDraft(drafts: FormDrafts, name: DraftName): [draft: PostDraft, keep: (next: PostDraft) => void] {
	const [draft, setDraft] = useState(() => parseDraft(drafts.read(name)));
	const keep = (next: PostDraft): void => {
		setDraft(next);
		drafts.write(name, next.text === '' ? null : { ...next });
	};
	return [draft, keep];
}

function parseDraft(kept: Readonly<Record<string, unknown>> | null): PostDraft {
	const { text, position } = kept ?? {};
	return typeof text === 'string' ? { text, position: typeof position === 'number' ? position : null } : NOTHING_WRITTEN;
}
