import { proxy, ref } from 'valtio/vanilla';

/** The modal dialogs that are open, as the browser stacks them: everything outside of the topmost is out of reach. */
const open: HTMLDialogElement[] = [];

/** `top` is the dialog above all others. */
export const openModals = proxy<{ top: ReturnType<typeof ref<HTMLDialogElement>> | null }>({ top: null });

/** Notes a dialog that has opened, and keeps the page behind it from scrolling. Returns what to do when it has closed. */
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
