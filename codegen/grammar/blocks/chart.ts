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

/** How figures are written, on the axis and elsewhere. */
const figures = {
	format: optional(anyOf('number', 'duration'), 'number, or duration for seconds; number by default.'),
	digits: optional(integer(0, 4), 'Digits after the point of a number; as many as it has, up to one, by default.'),
	unit: optional(text, 'Unit behind a number; no expression of a row.'),
};

const series: ObjectGrammar = {
	name: 'ChartSeries',
	doc: 'One figure of every row.',
	keys: {
		title: { ...required(text, 'What the figure is.'), scope: 'outer' },
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

const outer = <Key extends object>(key: Key): Key & { scope: 'outer' } => ({ ...key, scope: 'outer' });

const plotKeys = {
	category: required(expression('text'), 'What a row stands for.'),
	series: required(list(object(series), true), 'The figures; they share one axis.'),
	...figures,
	unit: outer(figures.unit),
	min: outer(optional(number, 'Start of the axis; 0, or what the lowest figure below 0 needs, by default.')),
	max: outer(optional(number, 'End of the axis; what the highest figure needs by default.')),
};

const plot: ObjectGrammar = {
	name: 'ChartPlot',
	doc: 'Categories along one axis, figures along the other.',
	keys: { ...plotKeys, mark: outer(optional(object(mark), 'A line to compare the figures with.')) },
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
		title: outer(required(text, 'What the figure is.')),
		value: required(number, 'The figure of the day.'),
		...figures,
		unit: outer(figures.unit),
		weeks: optional(integer(4, 53), 'How many weeks at most; 26 by default. A narrow screen shows fewer.'),
		until: outer(optional(expression('time'), 'The last day; today by default.')),
	},
};

export const chart = block('chart', {
	name: 'ChartBlock',
	doc: 'Figures as a picture: bars, lines, a radar or a calendar. The same figures stand in a table behind it.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['bar', 'line', 'radar', 'heat'],
	keys: {
		source: required(source('list'), 'The rows.'),
		label: outer(required(text, 'What the chart shows: its accessible name, and the title of the table.')),
		bar: optional(object(plot), 'Draws bars, beside each other for several series.'),
		line: optional(object(plot), 'Draws a line for each series.'),
		radar: optional(object(radar), 'Draws a radar, an area for each series.'),
		heat: optional(object(heat), 'Draws a calendar of days.'),
		rowTitle: outer(optional(string(), 'Heading of the first column of the table; 项目, or 日期 of a calendar, by default.')),
		height: optional(integer(120, 600), 'Height in px; 240 by default. A calendar has its own.'),
		empty: outer(optional(text, 'What shows when there is no row.')),
		emptyButtons: { ...optional(list(object(button)), 'Ways on from there; may not use `row`.'), scope: 'outer' },
	},
});
