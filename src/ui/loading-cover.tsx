import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './loading-cover.module.css';

interface LoadingCoverProps {
	busy: boolean;
	text: string;
	children: ReactNode;
}

/** While `busy`, the content stays visible but is inert for pointer, keyboard and screen readers; spec 4. */
export function LoadingCover({ busy, text, children }: LoadingCoverProps) {
	const content = useRef<HTMLDivElement>(null);
	// `inert` removes the focus from the content in the next frame, so it is saved and restored afterwards.
	const focused = useRef<HTMLElement | null>(null);
	useLayoutEffect(() => {
		const now = document.activeElement;
		if (busy) focused.current = now instanceof HTMLElement && content.current?.contains(now) ? now : null;
		else if (now === document.body) focused.current?.focus();
	}, [busy]);
	return (
		<div className={styles.frame} aria-busy={busy}>
			<div ref={content} inert={busy}>
				{children}
			</div>
			<div role="status" className={busy ? styles.cover : undefined}>
				{busy && (
					<>
						<span className={styles.spinner} aria-hidden="true" />
						{text}
					</>
				)}
			</div>
		</div>
	);
}
