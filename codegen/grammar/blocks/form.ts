import {
	anyOf,
	argumentsOf,
	type BlockGrammar,
	block,
	boolean,
	expression,
	integer,
	list,
	object,
	optional,
	reference,
	required,
	source,
	text,
} from '../grammar.ts';
import { formField } from './form-field.ts';

const step = object({
	name: 'FormStep',
	doc: 'One step of a long form: its fields are filled and checked before the next.',
	keys: {
		title: required(text, 'What the step is called.'),
		note: optional(text, 'A line below the title.'),
		fields: required(list(object(formField), true), 'The fields in their order.'),
		when: optional(expression('boolean'), 'Takes the step only while this is true; its fields are not sent otherwise.'),
	},
});

export const form: BlockGrammar = block('form', {
	name: 'FormBlock',
	doc: 'Fields of the body of one operation. Rules come from the body schema; what was typed stays when the call fails.',
	binds: [{ name: 'form', value: 'input', of: 'submits' }],
	oneOf: ['fields', 'steps'],
	derived: { refusals: 'RefusalSpec | undefined' },
	keys: {
		submits: required(reference('operation'), 'The operation that takes the fields.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields that the user does not type.'),
		label: required(text, 'Accessible name of the form.', { scope: 'outer' }),
		initial: optional(source('object'), 'An object whose fields of the same names are the first values.'),
		fields: optional(list(object(formField)), 'The fields in their order.'),
		steps: optional(list(step, true), 'The fields of a long form, step by step, in place of `fields`.'),
		review: optional(boolean, 'Ends the steps with a look at all that was typed.'),
		submit: required(text, 'What the button says.', { scope: 'outer' }),
		columns: optional(integer(1, 3), 'Maximum number of columns; 1 by default.'),
		unsaved: optional(
			anyOf('ask', 'drop'),
			'What happens to typed text when somebody leaves: `ask` (default) asks first, `drop` lets it go, as in a sign-in.',
		),
		draft: optional(
			boolean,
			'Keeps what is typed in the browser, over a reload, an expired sign-in or a closed tab, until it is sent; never passwords, secrets and files.',
		),
		then: optional({ kind: 'actions' }, 'What happens after the answer; `result` is the answer.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
	},
});
