import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { openModalsOf } from './open-modals.ts';

export interface ModalOptions {
	/** Called when the dialog is closed by the user or by `close`, but not when it unmounts or its page is hidden. */
	onClose?: () => void;
	light?: boolean;
	/** Called before Escape, Back or a backdrop click closes the dialog; `close` does not call it. */
	mayClose?: () => boolean | Promise<boolean>;
}

/**
 * A native modal dialog that is open while mounted: traps the focus, closes on Escape and on Back, and restores the focus. Spread `props` on a
 * `<dialog>` without padding.
 */
export function useModal({ onClose, light = false, mayClose }: ModalOptions) {
	const closed = useRef(false);
	const pressedBeside = useRef(false);
	const requested = useRef<() => void>(null);
	const { dialog, ref } = useOpenDialog(closed, requested);
	const tell = (): void => {
		if (closed.current) return;
		closed.current = true;
		onClose?.();
	};
	// The close event fires a task later. Until then, e.g. when another dialog opens, this one must already count as closed.
	const close = (): void => {
		if (!dialog.current) return;
		dialog.current.close();
		tell();
	};
	const request = async (): Promise<void> => {
		if (!mayClose || (await mayClose())) close();
	};
	useLayoutEffect(() => {
		requested.current = () => void request();
	});
	const isBeside = (event: SyntheticEvent): boolean => event.target === dialog.current;
	return {
		close,
		/** Closes after `mayClose`, like Escape. */
		request,
		props: {
			ref,
			// The event may fire after the page was hidden or shown again.
			onClose: (event: SyntheticEvent) => isBeside(event) && !dialog.current?.open && tell(),
			onCancel: (event: SyntheticEvent) => {
				if (!isBeside(event)) return;
				event.preventDefault();
				void request();
			},
			// Browsers do not always fire a cancelable `cancel` event, but the key event can always be prevented.
			onKeyDown: (event: KeyboardEvent) => {
				if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
				event.preventDefault();
				void request();
			},
			onMouseDown: (event: MouseEvent) => {
				pressedBeside.current = isBeside(event);
			},
			// A text selection that ends outside the dialog is not a backdrop click.
			onClick: (event: MouseEvent) => {
				if (light && pressedBeside.current && isBeside(event)) void request();
			},
		},
	};
}

/** Opens a dialog while it is mounted, and restores the focus when it goes. `closed` is reset for each dialog; `requested` asks it to close. */
function useOpenDialog(closed: RefObject<boolean>, requested: RefObject<(() => void) | null>) {
	const dialog = useRef<HTMLDialogElement | null>(null);
	// Must be stable: another function would close and reopen the dialog.
	const ref = useCallback(
		(element: HTMLDialogElement) => {
			dialog.current = element;
			closed.current = false;
			const around = elementsAround(document.activeElement);
			if (!element.open) element.showModal();
			const leave = openModalsOf(document).enter(element, () => requested.current?.());
			return () => {
				dialog.current = null;
				leave();
				// Unmounting alone would not restore the focus, and a hidden page must not block the others.
				element.close();
				if (around[0]?.isConnected === false) focusNearest(around);
			};
		},
		[closed, requested],
	);
	return { dialog, ref };
}

/** The element and those around it within the page, the nearest first. */
function elementsAround(element: Element | null): HTMLElement[] {
	const around: HTMLElement[] = [];
	for (let each = element; each instanceof HTMLElement && each !== document.body; each = each.parentElement) around.push(each);
	return around;
}

/** If the button that opened the dialog has been removed, the nearest remaining ancestor gets the focus. */
function focusNearest(around: readonly HTMLElement[]): void {
	const nearest = around.find(({ isConnected }) => isConnected);
	if (!nearest) return;
	if (!nearest.hasAttribute('tabindex')) {
		nearest.tabIndex = -1;
		nearest.addEventListener('blur', () => nearest.removeAttribute('tabindex'), { once: true });
	}
	nearest.focus({ preventScroll: true });
}
