import { type KeyboardEvent, useEffect, useState } from 'react';

export interface Popup {
	open: boolean;
	setOpen: (open?: boolean) => void;
	/** Handles Escape and Tab of an open popup; returns true if it handled the key. */
	closesBy: (event: KeyboardEvent) => boolean;
}

/** State of a popup. React runs the cleanup when it hides the page, so that the popup is not open when the user comes back. */
export function usePopup(): Popup {
	const [open, setIsOpen] = useState(false);
	const setOpen = (next = false): void => setIsOpen(next);
	useEffect(() => () => setIsOpen(false), []);
	const closesBy = (event: KeyboardEvent): boolean => {
		if (!open || (event.key !== 'Escape' && event.key !== 'Tab')) return false;
		setOpen(false);
		if (event.key === 'Tab') return true;
		// A surrounding dialog stays open.
		event.preventDefault();
		event.stopPropagation();
		return true;
	};
	return { open, setOpen, closesBy };
}
