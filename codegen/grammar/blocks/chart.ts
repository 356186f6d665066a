import { button } from '../actions.ts';
import {
	anyOf,
	block,
	boolean,
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
	format: optional(anyOf('number', 'duration'), 'Format of the values: number, or duration for seconds; number by default.'),
	unit: optional(text, 'Unit after a number; may not use `row`.', { scope: 'outer' }),
};

const series: ObjectGrammar = {
	name: 'ChartSeries',
	doc: 'Data series: one value per row.',
	keys: {
		title: required(text, 'Name of the values.', { scope: 'outer' }),
		value: required(number, 'Value of the row; null leaves a gap.'),
	},
};

const mark: ObjectGrammar = {
	name: 'ChartMark',
	doc: 'Reference line across the plot.',
	keys: {
		value: required(number, 'Position of the line on the value axis; null draws no line.'),
		label: required(text, 'Label of the line, for example a pass mark.'),
	},
};

const plotKeys = {
	category: required(expression('text'), 'Category of the row.'),
	series: required(list(object(series), true), 'Series of the chart; all share one axis.'),
	...figures,
	max: optional(number, 'Maximum of the value axis; derived from the highest value by default.', { scope: 'outer' }),
};

const bars: ObjectGrammar = {
	name: 'ChartBars',
	doc: 'Categories on one axis, values on the other.',
	keys: {
		...plotKeys,
		stacked: optional(boolean, 'Stacks the series of a category instead of grouping them; their values must not be negative.'),
		mark: optional(object(mark), 'Reference line to compare the values with.', { scope: 'outer' }),
	},
};

const plot: ObjectGrammar = {
	name: 'ChartPlot',
	doc: 'Categories on one axis, values on the other.',
	keys: { ...plotKeys, mark: optional(object(mark), 'Reference line to compare the values with.', { scope: 'outer' }) },
};

const radar: ObjectGrammar = {
	name: 'ChartRadar',
	doc: 'Radar with one spoke per row; fewer than three rows are drawn as bars.',
	keys: plotKeys,
};

const pie: ObjectGrammar = {
	name: 'ChartPie',
	doc: 'Ring with one sector per row, for shares of a whole.',
	keys: {
		category: required(expression('text'), 'Name of the sector.'),
		title: required(text, 'Name of the values.', { scope: 'outer' }),
		value: required(number, 'Value of the row; sectors of no or a negative value are not drawn.'),
		...figures,
	},
};

const heat: ObjectGrammar = {
	name: 'ChartHeat',
	doc: 'Calendar heat map: one column per week, one square per day, darker for higher values. It ends today.',
	keys: {
		date: required(expression('time'), 'Date of the row; values of the same day are added up.'),
		title: required(text, 'Name of the values.', { scope: 'outer' }),
		value: required(number, 'Value of the row.'),
		...figures,
		weeks: optional(integer(4, 53), 'Maximum number of weeks; 26 by default. A narrow screen shows fewer.'),
	},
};

export const chart = block('chart', {
	name: 'ChartBlock',
	doc: 'Bar, line, radar, pie or calendar chart. A table with the same values is available as an alternative.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['bar', 'line', 'radar', 'pie', 'heat'],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		label: required(text, 'Accessible name of the chart and title of its table.', { scope: 'outer' }),
		bar: optional(object(bars), 'Bar chart; several series are grouped side by side, or stacked.'),
		line: optional(object(plot), 'Line chart with one line per series.'),
		radar: optional(object(radar), 'Radar chart with one area per series.'),
		pie: optional(
			object(pie),
			'Pie chart; the sectors show their share in percent. Of more than five rows it draws the four largest and one sector for the others.',
		),
		heat: optional(object(heat), 'Calendar heat map.'),
		rowTitle: optional(string(), 'Heading of the first column of the table; “Item” by default, “Date” for `heat`.', { scope: 'outer' }),
		height: optional(integer(120, 600), 'Height in px; 240 by default. Ignored for `heat`.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
