import { useEffect, useRef, useState } from 'react';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { useKeptData } from './use-kept-data.ts';

/** Keeps nothing: for guests, and for a browser that did not open the drafts. */
const NONE: FormDrafts = { read: () => null, write: () => undefined, readFiles: async () => [], writeFiles: async () => false };

/** Drafts of this user; null while the storage is opening. */
export function useDrafts(): FormDrafts | null {
	const { openDrafts } = useKeptData();
	const [drafts, setDrafts] = useState<FormDrafts | null>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current) return;
		asked.current = true;
		openDrafts().then(
			(opened) => setDrafts(opened ?? NONE),
			() => setDrafts(NONE),
		);
	}, [openDrafts]);
	return drafts;
}
