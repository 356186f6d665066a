import {
	block,
	boolean,
	expression,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	rowKey,
	source,
	text,
} from '../grammar.ts';

export const facet: ObjectGrammar = {
	name: 'Facet',
	doc: 'One filter. The type of its state decides the control: with options, a list state takes several and a text or number state takes one; without options, a boolean state is a switch and a text state a text field.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['binds', 'from'],
	derived: { kind: "'one' | 'several' | 'yes' | 'days' | 'text'", needs: 'readonly string[]' },
	keys: {
		label: required(text, 'Label of the filter.', { scope: 'outer' }),
		binds: optional(reference('state'), 'State that holds the selected or typed value.'),
		dict: optional(reference('dictionary'), 'Dictionary that provides the options.'),
		labels: optional(record(text), 'Options by value, for an `enum` of the API.', { scope: 'outer' }),
		source: optional(source('list'), 'Options, one per row.'),
		key: rowKey('Value of the option; `row.id` by default.'),
		choice: optional(expression('text'), 'Label of the option; required with `source`.'),
		children: optional(
			expression('list'),
			'Child options, as `row.children`: the filter is a tree, in which the label, key and count apply to every node.',
		),
		count: optional(expression('number'), 'Number of results for the option.'),
		from: optional(reference('state'), 'For a date range: text state that holds the first day, as 2026-09-01.'),
		to: optional(reference('state'), 'For a date range: text state that holds the last day.'),
		placeholder: optional(text, 'Placeholder of an empty text field.', { scope: 'outer' }),
		primary: optional(boolean, 'Shows the filter in the row; the others open behind a button. By default the first filter is in the row.'),
		when: optional(expression('boolean'), 'Shows the filter only while this is true; may not use `row`.', { scope: 'outer' }),
		guard: optional(reference('guard'), 'Shows the filter only to users who pass this guard.'),
	},
};

export const filterBar = block('filter-bar', {
	name: 'FilterBarBlock',
	doc: 'A row of filters that set page state, which data calls take as arguments. The rest opens below the row, on phones in a sheet; those that are set are in the row and can be removed there. State with `in: query` is restored by back, reload and a shared link.',
	keys: {
		label: required(text, 'Accessible name of the bar.'),
		facets: required(list(object(facet), true), 'Filters in display order.'),
		results: optional(expression('number'), 'Number of results, as `data.courses.total`; shown in the bar and announced when it changes.'),
	},
});
