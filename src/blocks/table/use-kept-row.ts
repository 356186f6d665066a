import { type FocusEvent, useState } from 'react';

interface KeptRow {
	/** Index of the row that has the focus. */
	kept: number | null;
	keep: (event: FocusEvent<HTMLElement>) => void;
	letGo: (event: FocusEvent<HTMLElement>) => void;
}

/** Knows which row has the focus: it must stay in the document, or Tab would begin anew at the top of the page. */
export function useKeptRow(): KeptRow {
	const [kept, setKept] = useState<number | null>(null);
	return {
		kept,
		keep: ({ target }) => {
			const row = target.closest<HTMLElement>('[data-index]');
			if (row) setKept(Number(row.dataset.index));
		},
		// Without another element that takes the focus, it comes back: the window was left, or something dead was clicked.
		letGo: ({ currentTarget, relatedTarget }) => {
			if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setKept(null);
		},
	};
}
