import styles from './continue-card.module.css';

/** Steps that lead up to a star: what is ahead of somebody who has not begun. */
export function FirstStepsArt() {
	return (
		<svg className={styles.art} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
			<ellipse className={styles.ground} cx="100" cy="124" rx="92" ry="10" />
			<rect className={styles.near} x="18" y="98" width="42" height="26" rx="6" />
			<rect className={styles.stones} x="66" y="76" width="42" height="48" rx="6" />
			<rect className={styles.stones} x="114" y="54" width="42" height="70" rx="6" />
			<path className={styles.way} d="M34 84c10-14 24-16 36-24s16-22 34-26 26-2 34-6" />
			<path className={styles.star} d="M158 8l5.2 11 12 1.5-8.9 8.3 2.3 12-10.6-5.9-10.6 5.9 2.3-12-8.9-8.3 12-1.5z" />
		</svg>
	);
}
