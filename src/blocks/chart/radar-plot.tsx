import styles from './chart-block.module.css';
import type { ChartModel } from './chart-model.ts';
import { formatTick } from './figure.ts';
import { shareOf } from './geometry/axis.ts';
import { cutText } from './geometry/label-width.ts';
import { pathThrough } from './geometry/lines.ts';
import { radarArea, radarPoints, spokeAt } from './geometry/radar.ts';
import { axisOf, wordsOf } from './plot.tsx';
import { nextOf, Pointing, type Target } from './pointing.tsx';
import { dashOf, lookOf, SeriesPoint } from './series-look.tsx';

export interface RadarPlotProps {
	model: ChartModel;
	maximum: number | null;
	label: string;
	width: number;
	height: number;
}

/** Maximum height as a share of the width; on narrow screens the circle shrinks and the chart needs less height. */
const SHARE = 0.72;

export function RadarPlot({ model, maximum, label, width, height: wanted }: RadarPlotProps) {
	const height = Math.min(wanted, Math.round(width * SHARE));
	const { categories, series, figure } = model;
	const area = radarArea(categories, width, height);
	const axis = axisOf(model, maximum, null, area.radius * 2);
	const corners = series.map(({ values }) => radarPoints(values, axis, area));
	const target = (index: number): Target => ({ ...wordsOf(model, index), ...highest(index), reach: 6 });
	const highest = (index: number) =>
		corners.map((points) => points[index] ?? area.centre).reduce((top, point) => (point.y < top.y ? point : top), area.centre);
	const ring = (share: number): string => `${pathThrough(categories.map((_, index) => area.at(index, share)))}Z`;
	return (
		<Pointing
			label={label}
			width={width}
			height={height}
			locate={(x, y) => spokeAt(x, y, area, categories.length)}
			next={nextOf(categories.length)}
			target={target}
		>
			{(pointed) => (
				<>
					{axis.ticks.map((value) => (
						<path key={value} className={styles.ring} d={ring(shareOf(value, axis))} />
					))}
					{categories.map((name, index) => {
						const end = area.at(index, 1);
						const spoke = area.spokes[index];
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: spokes are identified by position
							<g key={index} data-pointed={index === pointed || undefined} className={styles.spoke}>
								<path d={pathThrough([area.centre, end])} />
								{spoke?.labelled && (
									<text className={styles.text} x={spoke.x} y={spoke.y} textAnchor={spoke.anchor}>
										{cutText(name, area.room)}
									</text>
								)}
							</g>
						);
					})}
					{axis.ticks.map((value) => (
						<text key={value} className={styles.ringText} x={area.centre.x + 5} y={area.at(0, shareOf(value, axis)).y + 4}>
							{formatTick(value, figure)}
						</text>
					))}
					{corners.map((points, order) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: series are identified by position
						<g key={order}>
							<path className={styles.shade} data-series={lookOf(order)} d={`${pathThrough(points)}Z`} />
							<path className={styles.line} data-series={lookOf(order)} d={`${pathThrough(points)}Z`} strokeDasharray={dashOf(order)} />
							{points.map(({ x, y }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: corners are identified by position
								<SeriesPoint key={index} series={order} x={x} y={y} large={index === pointed} />
							))}
						</g>
					))}
				</>
			)}
		</Pointing>
	);
}
