import { button } from '../actions.ts';
import {
	anyOf,
	block,
	expression,
	integer,
	list,
	type ObjectGrammar,
	object,
	optional,
	required,
	source,
	string,
	text,
} from '../grammar.ts';

const number = expression('number');

const figures = {
	format: optional(anyOf('number', 'duration'), 'number, or duration for seconds; number by default.'),
	digits: optional(integer(0, 4), 'Digits after the point of a number; as many as it has, up to one, by default.'),
	unit: optional(text, 'Unit behind a number; no expression of a row.', { scope: 'outer' }),
};

const series: ObjectGrammar = {
	name: 'ChartSeries',
	doc: 'One figure of every row.',
	keys: {
		title: required(text, 'What the figure is.', { scope: 'outer' }),
		value: required(number, 'The figure; null leaves a gap.'),
	},
};

const mark: ObjectGrammar = {
	name: 'ChartMark',
	doc: 'A line across the plot.',
	keys: {
		value: required(number, 'Where it stands; null draws none.'),
		label: required(text, 'What it is, a pass mark for example.'),
	},
};

const plotKeys = {
	category: required(expression('text'), 'What a row stands for.'),
	series: required(list(object(series), true), 'The figures; they share one axis.'),
	...figures,
	min: optional(number, 'Start of the axis; 0, or what the lowest figure below 0 needs, by default.', { scope: 'outer' }),
	max: optional(number, 'End of the axis; what the highest figure needs by default.', { scope: 'outer' }),
};

const plot: ObjectGrammar = {
	name: 'ChartPlot',
	doc: 'Categories along one axis, figures along the other.',
	keys: { ...plotKeys, mark: optional(object(mark), 'A line to compare the figures with.', { scope: 'outer' }) },
};

const radar: ObjectGrammar = {
	name: 'ChartRadar',
	doc: 'One spoke a row; three at least, with fewer the figures show as bars.',
	keys: plotKeys,
};

const heat: ObjectGrammar = {
	name: 'ChartHeat',
	doc: 'A calendar: a column a week, a square a day, darker for more. It ends today.',
	keys: {
		date: required(expression('time'), 'The day of a row; rows of one day add up.'),
		title: required(text, 'What the figure is.', { scope: 'outer' }),
		value: required(number, 'The figure of the day.'),
		...figures,
		weeks: optional(integer(4, 53), 'How many weeks at most; 26 by default. A narrow screen shows fewer.'),
		until: optional(expression('time'), 'The last day; today by default.', { scope: 'outer' }),
	},
};

export const chart = block('chart', {
	name: 'ChartBlock',
	doc: 'Figures as a picture: bars, lines, a radar or a calendar. The same figures stand in a table behind it.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['bar', 'line', 'radar', 'heat'],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		label: required(text, 'What the chart shows: its accessible name, and the title of the table.', { scope: 'outer' }),
		bar: optional(object(plot), 'Draws bars, beside each other for several series.'),
		line: optional(object(plot), 'Draws a line for each series.'),
		radar: optional(object(radar), 'Draws a radar, an area for each series.'),
		heat: optional(object(heat), 'Draws a calendar of days.'),
		rowTitle: optional(string(), 'Heading of the first column of the table; 项目, or 日期 of a calendar, by default.', { scope: 'outer' }),
		height: optional(integer(120, 600), 'Height in px; 240 by default. A calendar has its own.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
