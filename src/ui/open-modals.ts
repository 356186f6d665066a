import { proxy, ref } from 'valtio/vanilla';

interface ModalState {
	top: ReturnType<typeof ref<HTMLDialogElement>> | null;
}

export interface OpenModals {
	/** A proxy. Everything outside the topmost dialog is inert. */
	readonly state: ModalState;
	/**
	 * Registers an opened dialog and locks page scrolling. `request` asks it to close, as Escape does; it may refuse. Returns the function to
	 * call when it has closed.
	 */
	enter(dialog: HTMLDialogElement, request: () => void): () => void;
	isOpen(): boolean;
	/** Asks the topmost dialog to close. */
	requestClose(): void;
}

interface OpenModal {
	dialog: HTMLDialogElement;
	request: () => void;
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
	const open: OpenModal[] = [];
	// A dialog that was closed a moment ago may still be mounted.
	const topmost = (): OpenModal | undefined => open.findLast(({ dialog }) => dialog.open);
	const update = (): void => {
		const top = open.at(-1);
		state.top = top ? ref(top.dialog) : null;
	};
	return {
		state,
		enter(dialog, request) {
			if (open.length === 0) lockScroll(root);
			const modal = { dialog, request };
			open.push(modal);
			update();
			return () => {
				open.splice(open.indexOf(modal), 1);
				if (open.length === 0) unlockScroll(root);
				update();
			};
		},
		isOpen: () => topmost() !== undefined,
		requestClose: () => topmost()?.request(),
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
