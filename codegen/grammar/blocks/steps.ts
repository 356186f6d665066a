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
	doc: 'One stage of a fixed list.',
	keys: {
		key: required(string(/^[A-Za-z][A-Za-z0-9_-]*$/, 'a word'), 'What `current` calls it.'),
		title: required(text, 'Its name.'),
		note: optional(text, 'Small text below it.'),
		when: optional(expression('boolean'), 'Has the stage only while this is true.'),
	},
};

const rows: ObjectGrammar = {
	name: 'StepRows',
	doc: 'Stages of a list, one a row.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'The rows, in their order.'),
		key: rowKey('What `current` calls a stage; `row.id` by default.'),
		title: required(expression('text'), 'Its name.'),
		note: optional(text, 'Small text below it.'),
		state: optional(expression('stage'), "How far it is, where a row knows: 'done', 'current', 'waiting' or 'failed'."),
	},
};

export const steps = block('steps', {
	name: 'StepsBlock',
	doc: 'Stages of something and how far it is: in a row, or below each other where that is too narrow.',
	oneOf: ['items', 'rows'],
	keys: {
		label: required(text, 'Accessible name of the list.'),
		items: optional(list(object(step), true), 'The stages, when they are always the same.'),
		rows: optional(object(rows), 'The stages, when a list has them.'),
		current: optional(expression('text'), 'Key of the stage that is on; those before it are done. Null or another: none has begun.'),
		failed: optional(expression('boolean'), 'While true, the stage that is on has failed.'),
		finished: optional(expression('boolean'), 'While true, every stage is done.'),
		direction: optional(anyOf('horizontal', 'vertical'), 'horizontal by default; vertical where the place is narrow, in any case.'),
		empty: optional(text, 'What shows when there is no stage.'),
	},
});
