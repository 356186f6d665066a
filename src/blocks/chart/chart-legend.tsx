import { useId } from 'react';
import * as texts from '#generated/messages/blocks/chart.ts';
import styles from './chart-block.module.css';
import { dashOf, lookOf, Patterns, patternOf, SeriesPoint } from './series-look.tsx';

export function ChartLegend({ titles, look }: { titles: readonly string[]; look: 'bar' | 'line' }) {
	const id = useId();
	if (titles.length < 2) return null;
	return (
		<ul className={styles.legend} aria-label={texts.legend}>
			{titles.map((title, series) => (
				<li key={title}>
					<svg width="26" height="12" aria-hidden="true" focusable="false">
						{look === 'bar' ? (
							<>
								<Patterns id={`${id}${series}`} />
								<rect x="6" width="14" height="12" rx="3" fill={patternOf(`${id}${series}`, series)} />
							</>
						) : (
							<>
								<path d="M0 6H26" className={styles.line} data-series={lookOf(series)} strokeDasharray={dashOf(series)} />
								<SeriesPoint series={series} x={13} y={6} />
							</>
						)}
					</svg>
					{title}
				</li>
			))}
		</ul>
	);
}
