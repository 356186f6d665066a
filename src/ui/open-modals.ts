import { proxy, ref } from 'valtio/vanilla';

interface ModalState {
	top: ReturnType<typeof ref<HTMLDialogElement>> | null;
}

interface OpenModals {
	/** A proxy. Everything outside the topmost dialog is inert. */
	readonly state: ModalState;
	/** Registers an opened dialog and locks page scrolling. Returns the function to call when it has closed. */
	enter(dialog: HTMLDialogElement): () => void;
}

/** Open modal dialogs belong to their document, as the browser's own stack of them. */
const modalsByDocument = new WeakMap<Document, OpenModals>();

export function openModalsOf(page: Document): OpenModals {
	const modals = modalsByDocument.get(page) ?? createOpenModals(page.documentElement);
	modalsByDocument.set(page, modals);
	return modals;
}

function createOpenModals(root: HTMLElement): OpenModals {
	const state = proxy<ModalState>({ top: null });
	/** In stacking order. */
	const open: HTMLDialogElement[] = [];
	const update = (): void => {
		const top = open.at(-1);
		state.top = top ? ref(top) : null;
	};
	return {
		state,
		enter(dialog) {
			if (open.length === 0) lockScroll(root);
			open.push(dialog);
			update();
			return () => {
				open.splice(open.indexOf(dialog), 1);
				if (open.length === 0) unlockScroll(root);
				update();
			};
		},
	};
}

/** Keeps the width of the scroll bar to avoid a layout shift. */
function lockScroll({ style, clientWidth }: HTMLElement): void {
	style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
	style.overflow = 'hidden';
}

function unlockScroll({ style }: HTMLElement): void {
	style.overflow = '';
	style.scrollbarGutter = '';
}
