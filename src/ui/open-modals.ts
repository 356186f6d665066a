import { proxy, ref } from 'valtio/vanilla';

/** Open modal dialogs in stacking order; everything outside the topmost is inert. */
const open: HTMLDialogElement[] = [];

export const openModals = proxy<{ top: ReturnType<typeof ref<HTMLDialogElement>> | null }>({ top: null });

/** Registers an opened dialog and locks page scrolling. Returns the function to call when it has closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
	if (open.length === 0) lockScroll();
	open.push(dialog);
	update();
	return () => {
		open.splice(open.indexOf(dialog), 1);
		if (open.length === 0) unlockScroll();
		update();
	};
}

function update(): void {
	const top = open.at(-1);
	openModals.top = top ? ref(top) : null;
}

/** Keeps the width of the scroll bar to avoid a layout shift. */
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
