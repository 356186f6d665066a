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

const facet: ObjectGrammar = {
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
		when: optional(expression('boolean'), 'Shows the filter only while this is true; may not use `row`.', { scope: 'outer' }),
		guard: optional(reference('guard'), 'Shows the filter only to users who pass this guard.'),
	},
};

export const filterBar = block('filter-bar', {
	name: 'FilterBarBlock',
	doc: 'Filters that set page state, which data calls take as arguments. State with `in: query` is restored by back, reload and a shared link.',
	keys: {
		label: required(text, 'Accessible name of the bar.'),
		facets: required(list(object(facet), true), 'Filters in display order.'),
		folds: optional(boolean, 'Hides the filters behind a button on wide screens too, as on narrow ones; for filters that few need.'),
	},
});
