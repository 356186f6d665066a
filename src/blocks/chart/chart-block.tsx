import { useCallback, useState } from 'react';
import type { ChartBlock as ChartSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/chart.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { type Row, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { CalendarPlot } from './calendar-plot.tsx';
import styles from './chart-block.module.css';
import { ChartLegend } from './chart-legend.tsx';
import { type ChartModel, fewSectors, readDays, readMark, readMaximum, readPie, readPlot } from './chart-model.ts';
import { ChartTable } from './chart-table.tsx';
import { PiePlot } from './pie-plot.tsx';
import { Plot } from './plot.tsx';
import { RadarPlot } from './radar-plot.tsx';

const HEIGHT = 240;
const WEEKS = 26;
/** A radar with fewer spokes than this has no area. */
const MIN_SPOKES = 3;

export function ChartBlock({ block }: BlockProps<'chart'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const { rows, outdated } = useRows(block.source, undefined);
	const [asTable, setAsTable] = useState(false);
	const label = scope.text(block.label);
	const model = readModel(block, rows, scope);
	if (!model || model.categories.length === 0) return <EmptyNotice {...emptyNotice(block)} />;
	const drawn = block.pie ? fewSectors(model, texts.others) : model;
	const table = <ChartTable model={model} label={label} rowTitle={block.rowTitle ?? (block.heat ? texts.date : texts.category)} />;
	return (
		<figure className={styles.chart} aria-label={label} aria-busy={outdated || undefined}>
			<div className={styles.head}>
				{!asTable && (
					<ChartLegend
						titles={block.pie ? drawn.categories : model.series.map(({ title }) => title)}
						look={isFilled(block, model) ? 'bar' : 'line'}
					/>
				)}
				<ViewSwitch asTable={asTable} onChange={setAsTable} />
			</div>
			{asTable ? (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus a scrollable region
				<section className={styles.scroller} aria-label={texts.dataOf({ label })} tabIndex={0}>
					{table}
				</section>
			) : (
				<>
					<Picture block={block} model={drawn} label={label} />
					<div className="visually-hidden">{table}</div>
				</>
			)}
		</figure>
	);
}

function readModel({ bar, line, radar, pie, heat }: ChartSpec, rows: readonly Row[], scope: PageScope): ChartModel | null {
	if (heat) return readDays(heat, rows, scope);
	if (pie) return readPie(pie, rows, scope);
	const plot = bar ?? line ?? radar;
	return plot ? readPlot(plot, rows, scope) : null;
}

const isBar = ({ bar, radar }: ChartSpec, { categories }: ChartModel): boolean =>
	bar !== undefined || (radar !== undefined && categories.length < MIN_SPOKES);

const isFilled = (block: ChartSpec, model: ChartModel): boolean => block.pie !== undefined || isBar(block, model);

function ViewSwitch({ asTable, onChange }: { asTable: boolean; onChange: (asTable: boolean) => void }) {
	return (
		<fieldset className={styles.switch}>
			<legend className="visually-hidden">{texts.view}</legend>
			<button type="button" aria-pressed={!asTable} onClick={() => onChange(false)}>
				<ButtonLabel text={texts.chart} />
			</button>
			<button type="button" aria-pressed={asTable} onClick={() => onChange(true)}>
				<ButtonLabel text={texts.table} />
			</button>
		</fieldset>
	);
}

function Picture({ block, model, label }: { block: ChartSpec; model: ChartModel; label: string }) {
	const [watch, width] = useWidth();
	return (
		<div
			ref={watch}
			className={styles.box}
			style={block.bar || block.line || block.pie ? { minHeight: block.height ?? HEIGHT } : undefined}
		>
			{width > 0 && <PictureOf block={block} model={model} label={label} width={width} />}
		</div>
	);
}

function PictureOf({ block, model, label, width }: { block: ChartSpec; model: ChartModel; label: string; width: number }) {
	const scope = useScope();
	const { now } = useClock();
	const { heat, radar, height = HEIGHT } = block;
	if (heat) return <CalendarPlot model={model} label={label} until={new Date(now())} weeks={heat.weeks ?? WEEKS} width={width} />;
	if (block.pie) return <PiePlot model={model} label={label} width={width} height={height} />;
	const plot = block.bar ?? block.line ?? radar;
	if (!plot) return null;
	const shared = { model, maximum: readMaximum(plot, scope), label, width, height };
	if (radar && !isBar(block, model)) return <RadarPlot {...shared} />;
	return (
		<Plot {...shared} look={isBar(block, model) ? 'bar' : 'line'} stacked={block.bar?.stacked ?? false} mark={readMark(plot, scope)} />
	);
}

/** Tracks the width of a box in px; 0 until it is measured. Pass the first value to the box's `ref`. */
function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
	const [width, setWidth] = useState(0);
	const watch = useCallback((element: HTMLElement | null) => {
		if (!element) return undefined;
		// Measures before the first paint to avoid a layout shift.
		setWidth(Math.floor(element.clientWidth));
		const observer = new ResizeObserver(([entry]) => {
			// A hidden page reports width 0; the last chart is kept.
			if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [watch, width];
}
