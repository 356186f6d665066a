import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './loading-cover.module.css';

interface LoadingCoverProps {
	busy: boolean;
	text: string;
	children: ReactNode;
}

/** Locks what is in it while `busy`: it stays in sight, and neither pointer nor keyboard nor screen reader get at it; spec 4. */
export function LoadingCover({ busy, text, children }: LoadingCoverProps) {
	const content = useRef<HTMLDivElement>(null);
	// React has no word for the focus. `inert` takes it away at the next frame; whoever was in there is brought back to where they were.
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
