import {
	anyOf,
	block,
	expression,
	list,
	type ObjectGrammar,
	object,
	optional,
	required,
	rowKey,
	source,
	string,
	text,
} from '../grammar.ts';

const step: ObjectGrammar = {
	name: 'StepItem',
	doc: 'One step of a fixed list.',
	keys: {
		key: required(string(/^[A-Za-z][A-Za-z0-9_-]*$/, 'a word'), 'Key by which `current` refers to the step.'),
		title: required(text, 'Title of the step.'),
		note: optional(text, 'Small text below the title.'),
		when: optional(expression('boolean'), 'Includes the step only while this is true.'),
	},
};

const rows: ObjectGrammar = {
	name: 'StepRows',
	doc: 'Steps from a list, one per row.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows in step order.'),
		key: rowKey('Key by which `current` refers to a step; `row.id` by default.'),
		title: required(expression('text'), 'Title of the step.'),
		note: optional(text, 'Small text below the title.'),
		state: optional(expression('stage'), 'State of the step, if the row provides it: `done`, `current`, `waiting` or `failed`.'),
	},
};

export const steps = block('steps', {
	name: 'StepsBlock',
	doc: 'Progress through the steps of a process; in a row, or stacked if there is too little width.',
	oneOf: ['items', 'rows'],
	keys: {
		label: required(text, 'Accessible name of the list.'),
		items: optional(list(object(step), true), 'Fixed steps.'),
		rows: optional(object(rows), 'Steps from a list.'),
		current: optional(
			expression('text'),
			'Key of the current step; the steps before it are done. With null or an unknown key no step has started.',
		),
		failed: optional(expression('boolean'), 'Marks the current step as failed while this is true.'),
		finished: optional(expression('boolean'), 'Marks every step as done while this is true.'),
		direction: optional(
			anyOf('horizontal', 'vertical'),
			'Direction of the list; horizontal by default. It is always vertical if there is too little width.',
		),
		empty: optional(text, 'Text shown when there are no steps.'),
	},
});
