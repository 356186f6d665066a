import { useState } from 'react';
import type { Kept } from '#src/pages/use-kept.ts';
import type { EntryDraft } from './entry-draft.ts';
import type { Failure } from './write.ts';

/** A form that opens beside an entry. A draft from before a reload opens it at once, but leaves the focus where it is. */
export function useOpenForm(draft: Kept<EntryDraft>) {
	const [form, setForm] = useState<'untouched' | 'restored' | 'opened' | 'closed'>('untouched');
	// It stays open when the restored text is deleted.
	if (form === 'untouched' && draft.restored) setForm('restored');
	const isOpen = form === 'restored' || form === 'opened';
	return {
		isOpen,
		takesFocus: form === 'opened',
		open: () => setForm('opened'),
		/** Hides or shows the form with its draft. */
		toggle: () => setForm(isOpen ? 'closed' : 'opened'),
		discard(): void {
			setForm('closed');
			draft.keep(null);
		},
		/** Closes the form once it has been sent. */
		async closeAfter(sent: Promise<Failure>): Promise<Failure> {
			const failure = await sent;
			if (failure === null) setForm('closed');
			return failure;
		},
	};
}
