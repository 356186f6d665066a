import styles from './notice.module.css';

/** A small drawing: an open box with a star for nothing yet, a cloud with a broken line for what failed. */
export function NoticeArt({ kind }: { kind: 'empty' | 'error' }) {
	return (
		<svg className={styles.art} viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" focusable="false">
			<ellipse className={styles.ground} cx="60" cy="76" rx="44" ry="6" />
			{kind === 'empty' ? <Box /> : <Cloud />}
		</svg>
	);
}

const Box = () => (
	<>
		<path className={styles.paper} d="M28 40l32-10 32 10v28l-32 9-32-9z" />
		<path className={styles.stroke} d="M28 40l32 10 32-10M60 50v27M28 40l-8 9 31 10 9-9 9 9 31-10-8-9" />
		<path className={styles.accent} d="M60 6l3.5 7.4 8 1-5.9 5.6 1.5 8L60 24l-7.1 4 1.5-8-5.9-5.6 8-1z" />
	</>
);

const Cloud = () => (
	<>
		<path className={styles.paper} d="M36 62a16 16 0 0 1-1-32 22 22 0 0 1 42-4 18 18 0 0 1 7 36z" />
		<path className={styles.stroke} d="M36 62a16 16 0 0 1-1-32 22 22 0 0 1 42-4 18 18 0 0 1 7 36z" />
		<path className={styles.accentLine} d="M52 40l8-5 2 9 8-5M60 52v.5" />
	</>
);
