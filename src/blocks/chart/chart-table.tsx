import styles from './chart-block.module.css';
import type { ChartModel } from './chart-model.ts';
import { formatFigure } from './figure.ts';

export function ChartTable({ model, label, rowTitle }: { model: ChartModel; label: string; rowTitle: string }) {
	const { categories, series, figure } = model;
	return (
		<table className={styles.table}>
			<caption>{label}</caption>
			<thead>
				<tr>
					<th scope="col">{rowTitle}</th>
					{series.map(({ title }) => (
						<th key={title} scope="col">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{categories.map((category, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: category names are not unique
					<tr key={index}>
						<th scope="row">{category}</th>
						{series.map(({ title, values }) => (
							<td key={title}>{formatFigure(values[index] ?? null, figure)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
