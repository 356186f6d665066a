import styles from './chart-block.module.css';
import type { Mark } from './chart-model.ts';
import type { CategoryLabel } from './geometry/category-labels.ts';
import type { PlotArea } from './geometry/plot-area.ts';

export interface AxesProps {
	area: PlotArea;
	ticks: readonly { value: number; text: string }[];
	labels: readonly CategoryLabel[];
}

const LINE = 14;

export function Axes({ area, ticks, labels }: AxesProps) {
	const bottom = area.top + area.height;
	return (
		<>
			{ticks.map(({ value, text }) => (
				<g key={value}>
					<path className={styles.grid} d={`M${area.left} ${area.y(value)}h${area.width}`} />
					<text className={styles.text} x={area.left - 8} y={area.y(value) + 4} textAnchor="end">
						{text}
					</text>
				</g>
			))}
			<path className={styles.base} d={`M${area.left} ${bottom}h${area.width}`} />
			{labels.map(({ index, lines }) => (
				<text key={index} className={styles.text} textAnchor="middle">
					{lines.map((line, order) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never reorder
						<tspan key={order} x={area.x(index)} y={bottom + 18 + order * LINE}>
							{line}
						</tspan>
					))}
				</text>
			))}
		</>
	);
}

export function MarkLine({ mark, text, area }: { mark: Mark; text: string; area: PlotArea }) {
	const y = area.y(mark.value);
	return (
		<>
			<path className={styles.mark} d={`M${area.left} ${y}h${area.width}`} />
			<text className={styles.markText} x={area.left + area.width} y={y - 5} textAnchor="end">
				{`${mark.label} ${text}`}
			</text>
		</>
	);
}
