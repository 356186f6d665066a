import { useEffect, useRef, useState } from 'react';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';

const NONE: FormDrafts = { read: () => null, write: () => undefined, readFiles: async () => [], writeFiles: async () => false };

/** The half-written notes of this user; null until the browser has brought them. */
export function useDrafts(): FormDrafts | null {
	const { openDrafts } = usePageEnvironment();
	const [drafts, setDrafts] = useState<FormDrafts | null>(null);
	const asked = useRef(false);
	// The browser's storage is outside React; what keeps drafts is loaded once.
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
