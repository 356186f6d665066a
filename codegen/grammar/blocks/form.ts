import {
	anyOf,
	argumentsOf,
	type BlockGrammar,
	block,
	expression,
	integer,
	list,
	object,
	optional,
	reference,
	required,
	source,
	string,
	text,
} from '../grammar.ts';

export const form: BlockGrammar = block('form', {
	name: 'FormBlock',
	doc: 'Fields of the body of one operation. Rules come from the body schema; what was typed stays when the call fails.',
	binds: 'form',
	keys: {
		submits: required(reference('operation'), 'The operation that takes the fields.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields that the user does not type.'),
		label: { ...required(text, 'Accessible name of the form.'), scope: 'outer' },
		initial: optional(source('object'), 'An object whose fields of the same names are the first values.'),
		fields: required(
			list(
				object({
					name: 'FormField',
					doc: 'One field.',
					derived: { rules: 'FieldRules' },
					keys: {
						field: required({ kind: 'body-field' }, 'Name of the field in the body.'),
						label: required(text, 'What the field is called; it is also its accessible name.'),
						control: optional(
							anyOf('input', 'password', 'textarea', 'number', 'select', 'radio', 'checkbox', 'switch', 'date', 'phone'),
							'How it is typed; chosen from the schema by default.',
						),
						dict: optional(reference('dictionary'), 'Choices of a select or radio.'),
						placeholder: optional(text, 'Example shown while it is empty.'),
						help: optional(text, 'A line below the field.'),
						autocomplete: optional(string(), 'The autocomplete word of HTML, `current-password` for example.'),
						same: optional({ kind: 'body-field' }, 'Another field that must hold the same value.'),
						default: optional(expression('any'), 'First value.'),
						when: optional(expression('boolean'), 'Shows the field only while this is true.'),
						guard: optional(reference('guard'), 'Shows the field only to users whom this guard lets pass.'),
					},
				}),
			),
			'The fields in their order.',
		),
		submit: { ...required(text, 'What the button says.'), scope: 'outer' },
		columns: optional(integer(1, 3), 'How many columns at most; 1 by default.'),
		then: { ...optional({ kind: 'actions' }, 'What happens after the answer; `result` is the answer.'), scope: 'result' },
	},
});
