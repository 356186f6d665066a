/** Distinguishes series without colour: line markers by shape, bars by pattern. The style sheet defines the colours. */
import styles from './chart-block.module.css';

export const LOOKS = 5;
export const lookOf = (series: number): number => series % LOOKS;

const SHAPES: readonly string[] = [
	'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
	'M-3.6 -3.6H3.6V3.6H-3.6Z',
	'M0 -4.8L4.6 3.6H-4.6Z',
	'M0 -5L5 0L0 5L-5 0Z',
	'M-4.6 -3.6H4.6L0 4.8Z',
];
const DASHES: readonly (string | undefined)[] = [undefined, '7 4', '2 4', '9 3 2 3', '4 3'];

export const dashOf = (series: number): string | undefined => DASHES[lookOf(series)];

export function SeriesPoint({ series, x, y, large = false }: { series: number; x: number; y: number; large?: boolean }) {
	return (
		<path
			className={styles.point}
			data-series={lookOf(series)}
			d={SHAPES[lookOf(series)]}
			transform={`translate(${x} ${y})${large ? ' scale(1.5)' : ''}`}
		/>
	);
}

const PATTERNS: readonly string[] = ['', 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5', 'M0 3H6', 'M3 0V6', 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1'];

export function Patterns({ id }: { id: string }) {
	return (
		<defs>
			{PATTERNS.map((d, series) => (
				<pattern key={d} id={`${id}-${series}`} width="6" height="6" patternUnits="userSpaceOnUse">
					<rect width="6" height="6" className={styles.fill} data-series={series} />
					<path d={d} className={styles.hatch} />
				</pattern>
			))}
		</defs>
	);
}

export const patternOf = (id: string, series: number): string => `url(#${id}-${lookOf(series)})`;
