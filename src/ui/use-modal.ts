import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useCallback, useRef } from 'react';
import { enterModal } from './open-modals.ts';

export interface ModalOptions {
	/** The user has closed it, or `close` did; not called when it goes away or hides with what drew it. */
	onClose?: () => void;
	/** A click beside it closes it, too. */
	light?: boolean;
	/** Asked before Escape and a click beside close it; `close` does not ask. */
	mayClose?: () => boolean | Promise<boolean>;
}

/**
 * A native dialog that is open as long as it is drawn: it keeps the focus inside, closes on Escape, and gives the focus back. Spread
 * `props` on a `<dialog>` without padding of its own.
 */
export function useModal({ onClose, light = false, mayClose }: ModalOptions) {
	const dialog = useRef<HTMLDialogElement | null>(null);
	const closed = useRef(false);
	const pressedBeside = useRef(false);
	// Without dependencies: another function would close it and open it again.
	const ref = useCallback((element: HTMLDialogElement) => {
		dialog.current = element;
		closed.current = false;
		if (!element.open) element.showModal();
		const leave = enterModal(element);
		return () => {
			dialog.current = null;
			leave();
			// Going away alone would not give the focus back, and a hidden page must not hold the others.
			element.close();
		};
	}, []);
	const tell = (): void => {
		if (closed.current) return;
		closed.current = true;
		onClose?.();
	};
	// The browser's own event comes with its next frame. What happens until then, such as the next question, must find this one closed.
	const close = (): void => {
		if (!dialog.current) return;
		dialog.current.close();
		tell();
	};
	const request = async (): Promise<void> => {
		if (!mayClose || (await mayClose())) close();
	};
	const isBeside = (event: SyntheticEvent): boolean => event.target === dialog.current;
	return {
		close,
		/** As Escape does. */
		request,
		props: {
			ref,
			// When this event comes, the page may be hidden, or shown again.
			onClose: (event: SyntheticEvent) => isBeside(event) && !dialog.current?.open && tell(),
			onCancel: (event: SyntheticEvent) => {
				if (!isBeside(event)) return;
				event.preventDefault();
				void request();
			},
			// The browser asks by `cancel` only once in a while; the key itself can always be held back.
			onKeyDown: (event: KeyboardEvent) => {
				if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
				event.preventDefault();
				void request();
			},
			onMouseDown: (event: MouseEvent) => {
				pressedBeside.current = isBeside(event);
			},
			// Text that is marked beyond the edge of the dialog is no click beside it.
			onClick: (event: MouseEvent) => {
				if (light && pressedBeside.current && isBeside(event)) void request();
			},
		},
	};
}
