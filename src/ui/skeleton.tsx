import * as texts from '#generated/messages/ui.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const SHAPES = {
	line: ['short'],
	lines: ['wide', 'wide', 'half'],
	rows: ['row', 'row', 'row', 'row', 'row', 'row'],
	// Enough for a screen, so that loaded content does not push down the blocks below.
	cards: ['card', 'card', 'card', 'card', 'card', 'card', 'card', 'card'],
	figure: ['figure'],
	panel: ['panel'],
} as const;

interface SkeletonProps {
	shape: keyof typeof SHAPES;
	/** Number of parts, if the content is known to have so many. */
	count?: number | undefined;
	/** Nothing is loading. */
	still?: boolean;
}

/** Placeholder of loading content. Reserves its space at once; visible only after a delay. */
export function Skeleton({ shape, count, still = false }: SkeletonProps) {
	const parts: readonly string[] = SHAPES[shape];
	const shown = count === undefined ? parts : Array.from({ length: count }, () => parts[0] ?? '');
	return (
		<div className={classNames(styles.skeleton, shape === 'cards' && styles.grid, still && styles.still)} aria-busy={!still || undefined}>
			{!still && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
			{shown.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts are identical and never move
				<div key={index} className={classNames(styles.part, styles[part])} aria-hidden="true" />
			))}
		</div>
	);
}
