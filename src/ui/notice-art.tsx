import type { ReactNode } from 'react';
import styles from './notice.module.css';

export function NoticeArt({ children }: { children: ReactNode }) {
	return (
		<svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" focusable="false">
			<ellipse className={styles.ground} cx="60" cy="76" rx="44" ry="6" />
			{children}
		</svg>
	);
}
