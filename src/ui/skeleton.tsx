import { classNames } from '#src/lib/class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const SHAPES = {
	line: ['short'],
	lines: ['wide', 'wide', 'half'],
	rows: ['row', 'row', 'row', 'row', 'row', 'row'],
	// As much as a screen holds: what stands below must not be pushed down by what arrives.
	cards: ['card', 'card', 'card', 'card', 'card', 'card', 'card', 'card'],
	figure: ['figure'],
} as const;

interface SkeletonProps {
	shape: keyof typeof SHAPES;
	/** Height in pixels, when it is not that of the shape. */
	room?: number;
}

/** Stands where something is loading. It keeps the place at once and shows itself only when loading takes a while. */
export function Skeleton({ shape, room }: SkeletonProps) {
	return (
		<div className={classNames(styles.skeleton, shape === 'cards' && styles.grid)} style={{ height: room }} aria-busy="true">
			<VisuallyHidden>正在加载中...</VisuallyHidden>
			{SHAPES[shape].map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and never move
				<div key={index} className={classNames(styles.part, styles[part])} aria-hidden="true" />
			))}
		</div>
	);
}
