import { useId } from 'react';
import * as texts from '#generated/messages/blocks/chart.ts';
import { formatNumber } from '#src/lib/format-quantity.ts';
import styles from './chart-block.module.css';
import type { ChartModel } from './chart-model.ts';
import { formatFigure } from './figure.ts';
import { type Ring, type Sector, sectorAt, sectors } from './geometry/sectors.ts';
import { nextOf, Pointing, type Target } from './pointing.tsx';
import { lookOf, Patterns, patternOf } from './series-look.tsx';

interface PiePlotProps {
	model: ChartModel;
	label: string;
	width: number;
	height: number;
}

const MARGIN = 6;
/** Smaller sectors have no room for their share. */
const MIN_LABELLED_SHARE = 0.06;

/** The legend names the sectors; arrow keys and the pointer tell value and share. */
export function PiePlot({ model: { categories, series, figure }, label, width, height }: PiePlotProps) {
	const id = useId();
	const [values] = series;
	const ring: Ring = { x: width / 2, y: height / 2, radius: Math.max(20, Math.min(width, height) / 2 - MARGIN) };
	const all = sectors(values?.values ?? [], ring);
	const whole = all.reduce((sum, { index }) => sum + (values?.values[index] ?? 0), 0);
	const target = (at: number): Target => {
		const sector = all.find(({ index }) => index === at);
		return {
			...(sector?.middle ?? ring),
			reach: 6,
			title: categories[at] ?? '',
			lines: [
				{ title: values?.title ?? '', text: formatFigure(values?.values[at] ?? null, figure) },
				{ title: texts.share, text: percent(sector?.share ?? 0) },
			],
		};
	};
	return (
		<Pointing
			label={label}
			width={width}
			height={height}
			locate={(x, y) => sectorAt(x, y, ring, all)}
			next={nextOf(categories.length)}
			target={target}
		>
			{(pointed) => (
				<>
					<Patterns id={id} />
					{all.map(({ index, path }) => (
						<path
							key={index}
							className={styles.sector}
							data-pointed={index === pointed || undefined}
							d={path}
							fill={patternOf(id, index)}
						/>
					))}
					<SectorLabels sectors={all} />
					<text className={styles.wholeText} x={ring.x} y={ring.y} textAnchor="middle">
						{formatFigure(whole, figure)}
					</text>
					<text className={styles.text} x={ring.x} y={ring.y + 20} textAnchor="middle">
						{values?.title}
					</text>
				</>
			)}
		</Pointing>
	);
}

const SectorLabels = ({ sectors }: { sectors: readonly Sector[] }) =>
	sectors
		.filter(({ share }) => share >= MIN_LABELLED_SHARE)
		.map(({ index, share, middle }) => (
			<text key={index} className={styles.sectorText} data-series={lookOf(index)} x={middle.x} y={middle.y + 4} textAnchor="middle">
				{percent(share)}
			</text>
		));

const percent = (share: number): string => `${formatNumber(share * 100, share < 0.1 ? 1 : 0)}%`;
