import { useId } from 'react';
import { Axes, MarkLine } from './axes.tsx';
import styles from './chart-block.module.css';
import type { ChartModel, Mark, Series } from './chart-model.ts';
import { formatFigure, formatTick } from './figure.ts';
import { type Axis, makeAxis } from './geometry/axis.ts';
import { bars, stackedBars, totals } from './geometry/bars.ts';
import { categoryLabels } from './geometry/category-labels.ts';
import { areaBelow, pathThrough, runsOf } from './geometry/lines.ts';
import { categoryAt, type PlotArea, plotArea } from './geometry/plot-area.ts';
import { nextOf, Pointing, type Target } from './pointing.tsx';
import { dashOf, lookOf, Patterns, patternOf, SeriesPoint } from './series-look.tsx';

export interface PlotProps {
	model: ChartModel;
	maximum: number | null;
	mark: Mark | null;
	look: 'bar' | 'line';
	stacked: boolean;
	label: string;
	width: number;
	height: number;
}

export function Plot({ model, maximum, mark, look, stacked, label, width, height }: PlotProps) {
	const { categories, series, figure } = model;
	const axis = axisOf(stacked ? { ...model, series: [totalOf(series)] } : model, maximum, mark, height);
	const ticks = axis.ticks.map((value) => ({ value, text: formatTick(value, figure) }));
	const unit = figure.format === 'number' ? figure.unit : '';
	const area = plotArea({ width, height, axis, ticks: ticks.map(({ text }) => text), count: categories.length, hasUnit: unit !== '' });
	const target = (index: number): Target => ({
		...wordsOf(model, index),
		x: area.x(index),
		y: topOf(stacked ? [totalOf(series)] : series, index, area),
		reach: area.room / 2,
	});
	return (
		<Pointing
			label={label}
			width={width}
			height={height}
			locate={(x) => categoryAt(x, area, categories.length)}
			next={nextOf(categories.length)}
			target={target}
		>
			{(pointed) => (
				<>
					{pointed !== null && (
						<rect className={styles.band} x={area.x(pointed) - area.room / 2} y={area.top} width={area.room} height={area.height} />
					)}
					<Axes area={area} ticks={ticks} labels={categoryLabels(categories, area.room)} />
					{unit && (
						<text className={styles.text} x={area.left - 8} y={11} textAnchor="end">
							{unit}
						</text>
					)}
					{look === 'bar' ? (
						<Bars model={model} stacked={stacked} area={area} axis={axis} />
					) : (
						<Lines model={model} area={area} pointed={pointed} />
					)}
					{mark && <MarkLine mark={mark} text={formatFigure(mark.value, figure)} area={area} />}
				</>
			)}
		</Pointing>
	);
}

const totalOf = (series: ChartModel['series']): Series => ({ title: '', values: totals(series.map(({ values }) => values)) });

function topOf(series: ChartModel['series'], index: number, { y, top, height }: PlotArea): number {
	const values = series.flatMap(({ values: each }) => each[index] ?? []);
	return values.length > 0 ? y(Math.max(...values)) : top + height / 2;
}

/** One tick per 44 px; a denser grid adds no information. */
const PART = 44;

export function axisOf({ series, figure }: ChartModel, max: number | null, mark: Mark | null, height: number): Axis {
	const values = series.flatMap((each) => each.values.filter((value) => value !== null));
	return makeAxis({
		values: mark ? [...values, mark.value] : values,
		max,
		parts: Math.max(2, Math.round(height / PART) - 1),
		isTime: figure.format === 'duration',
	});
}

export const wordsOf = ({ categories, series, figure }: ChartModel, index: number): Pick<Target, 'title' | 'lines'> => ({
	title: categories[index] ?? '',
	lines: series.map(({ title, values }, order) => ({
		title,
		text: formatFigure(values[index] ?? null, figure),
		...(series.length > 1 && { series: lookOf(order) }),
	})),
});

function Bars({ model: { series }, stacked, area, axis }: { model: ChartModel; stacked: boolean; area: PlotArea; axis: Axis }) {
	const id = useId();
	const all = (stacked ? stackedBars : bars)(
		series.map(({ values }) => values),
		area,
		axis,
	);
	return (
		<>
			<Patterns id={id} />
			{all.map(({ index, series: order, ...box }) => (
				<rect key={`${index} ${order}`} {...box} rx={stacked ? 0 : Math.min(3, box.width / 3)} fill={patternOf(id, order)} />
			))}
		</>
	);
}

/** Above this number of points, only the active point gets a marker. */
const CROWD = 40;

function Lines({ model: { series, categories }, area, pointed }: { model: ChartModel; area: PlotArea; pointed: number | null }) {
	const base = area.top + area.height;
	const crowded = categories.length > CROWD;
	return series.map(({ title, values }, order) =>
		runsOf(values, (index, value) => ({ x: area.x(index), y: area.y(value) })).map((run) => (
			<g key={`${title} ${run[0]?.index}`}>
				{series.length === 1 && <path className={styles.shade} data-series={lookOf(order)} d={areaBelow(run, base)} />}
				<path className={styles.line} data-series={lookOf(order)} d={pathThrough(run)} strokeDasharray={dashOf(order)} />
				{run.map(({ index, x, y }) => {
					const large = index === pointed;
					return crowded && !large && run.length > 1 ? null : <SeriesPoint key={index} series={order} x={x} y={y} large={large} />;
				})}
			</g>
		)),
	);
}
