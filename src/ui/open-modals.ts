/** The modal dialogs that are open, as the browser stacks them: everything outside of the topmost is out of reach. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialog above all others. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function subscribeToModals(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Notes a dialog that has opened, and keeps the page behind it from scrolling. Returns what to do when it has closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
	if (open.length === 0) lockScroll();
	open.push(dialog);
	tell();
	return () => {
		open.splice(open.indexOf(dialog), 1);
		if (open.length === 0) unlockScroll();
		tell();
	};
}

function tell(): void {
	for (const listener of listeners) listener();
}

/** The room of the scroll bar stays, so that nothing moves. */
function lockScroll(): void {
	const { style, clientWidth } = document.documentElement;
	style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
	style.overflow = 'hidden';
}

function unlockScroll(): void {
	const { style } = document.documentElement;
	style.overflow = '';
	style.scrollbarGutter = '';
}
