import * as texts from '#generated/messages/blocks/chart.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import styles from './chart-block.module.css';
import type { ChartModel } from './chart-model.ts';
import { formatFigure } from './figure.ts';
import { calendar, calendarSize, heatBounds, heatLevel, LEVELS, nextDay, WEEK } from './geometry/calendar.ts';
import { Pointing, type Target } from './pointing.tsx';

export interface CalendarPlotProps {
	model: ChartModel;
	label: string;
	until: Date;
	weeks: number;
	width: number;
}

const LEFT = 22;
const TOP = 20;
const GAP = 3;
const WEEKDAYS = [texts.monday, '', texts.wednesday, '', texts.friday, '', texts.sunday];

export function CalendarPlot({ model, label, until, weeks, width }: CalendarPlotProps) {
	const { categories, series, figure } = model;
	const values = new Map(categories.map((day, index) => [day, series[0]?.values[index] ?? 0]));
	const { weeks: shown, pitch } = calendarSize(width - LEFT, weeks);
	const { days, months } = calendar(until, shown);
	const bounds = heatBounds(values.values());
	const side = pitch - GAP;
	const locate = (x: number, y: number): number | null => {
		const week = Math.floor((x - LEFT) / pitch);
		const weekday = Math.floor((y - TOP) / pitch);
		const inside = week >= 0 && week < shown && weekday >= 0 && weekday < WEEK;
		return inside && week * WEEK + weekday < days.length ? week * WEEK + weekday : null;
	};
	const target = (index: number): Target => {
		const { date = '', week = 0, weekday = 0 } = days[index] ?? {};
		const value = values.get(date);
		return {
			title: wordsOfDay(date),
			lines: [{ title: series[0]?.title ?? '', text: value === undefined ? texts.noRecord : formatFigure(value, figure) }],
			x: LEFT + week * pitch + side / 2,
			y: TOP + weekday * pitch,
			reach: side / 2,
		};
	};
	return (
		<>
			<Pointing
				label={label}
				width={LEFT + shown * pitch}
				height={TOP + WEEK * pitch}
				locate={locate}
				next={(index, key) => (key.startsWith('Arrow') && index === null ? days.length - 1 : nextDay(index ?? 0, key, days.length))}
				target={target}
			>
				{(pointed) => (
					<>
						<AxisTexts months={months} pitch={pitch} />
						{days.map(({ date, week, weekday }, index) => (
							<rect
								key={date}
								className={styles.day}
								data-level={heatLevel(values.get(date), bounds)}
								data-pointed={index === pointed || undefined}
								x={LEFT + week * pitch}
								y={TOP + weekday * pitch}
								width={side}
								height={side}
								rx={3}
							/>
						))}
					</>
				)}
			</Pointing>
			<HeatScale />
		</>
	);
}

/** The months above the days, and the weekdays beside them. */
const AxisTexts = ({ months, pitch }: Pick<ReturnType<typeof calendar>, 'months'> & { pitch: number }) => (
	<>
		{months.map(({ week, text }) => (
			<text key={week} className={styles.text} x={LEFT + week * pitch} y={12}>
				{text}
			</text>
		))}
		{WEEKDAYS.map((text, weekday) => (
			<text key={text || weekday} className={styles.text} x={0} y={TOP + weekday * pitch + (pitch - GAP) / 2 + 4}>
				{text}
			</text>
		))}
	</>
);

function wordsOfDay(day: string): string {
	const date = parseTime(day);
	return date ? formatTime(date, texts.dayInWords) : day;
}

function HeatScale() {
	const levels = Array.from({ length: LEVELS + 1 }, (_, level) => level);
	return (
		<p className={styles.scale} aria-hidden="true">
			{texts.less}
			<svg width={levels.length * 15} height={12} aria-hidden="true" focusable="false">
				{levels.map((level) => (
					<rect key={level} className={styles.day} data-level={level} x={level * 15 + 1} y={0.5} width={11} height={11} rx={3} />
				))}
			</svg>
			{texts.more}
		</p>
	);
}
