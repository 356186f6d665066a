import { type CSSProperties, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as texts from '#generated/messages/ui/dialog.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './dialog-frame.module.css';
import { Icon } from './icons.tsx';
import { useModal } from './use-modal.ts';

export interface DialogFrameProps {
	title: string;
	look: 'dialog' | 'drawer';
	/** In px; narrower on small screens. */
	width: number;
	onClose: () => void;
	/** Called before the user closes the dialog with unsent input. */
	mayDiscard: () => Promise<boolean>;
	children: ReactNode;
}

export function DialogFrame({ title, look, width, onClose, mayDiscard, children }: DialogFrameProps) {
	const frame = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const modal = useModal({
		onClose,
		light: true,
		mayClose: () => !frame.current?.querySelector('[data-dirty]') || mayDiscard(),
	});
	useFirstFocus(frame, heading);
	return (
		<dialog
			{...modal.props}
			className={classNames(styles.dialog, look === 'drawer' && styles.drawer)}
			style={{ '--width': `${width}px` } as CSSProperties}
			aria-labelledby={id}
		>
			<div ref={frame} className={styles.frame}>
				<header className={styles.head}>
					<h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
						{title}
					</h2>
					<button
						type="button"
						className={styles.close}
						aria-label={texts.closeWindow}
						data-tooltip={texts.closeWindow}
						onClick={() => void modal.request()}
					>
						<Icon name="close" />
					</button>
				</header>
				<div className={styles.body}>{children}</div>
			</div>
		</dialog>
	);
}

/** Focuses the first field once it is rendered, and the heading until then. By default the browser would focus the close button. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
	// The form may be rendered later, when its data has loaded.
	useLayoutEffect(() => {
		const focusField = (): boolean => {
			const field = frame.current?.querySelector<HTMLElement>('form :is(input, select, textarea)');
			field?.focus();
			return field !== null && field !== undefined;
		};
		if (!frame.current || focusField()) return;
		const title = heading.current;
		title?.focus();
		const observer = new MutationObserver(() => {
			if (document.activeElement !== title || focusField()) observer.disconnect();
		});
		observer.observe(frame.current, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [frame, heading]);
}
