import { anyOf, expression, list, number, type ObjectGrammar, optional, reference, required, string, text } from '../grammar.ts';

/** One field of a form. */
export const formField: ObjectGrammar = {
	name: 'FormField',
	doc: 'One field.',
	derived: { rules: 'FieldRules' },
	keys: {
		field: required({ kind: 'body-field' }, 'Name of the field in the body.'),
		label: required(text, 'What the field is called; it is also its accessible name.'),
		control: optional(
			anyOf(
				'input',
				'password',
				'textarea',
				'number',
				'select',
				'radio',
				'checkbox',
				'switch',
				'date',
				'datetime',
				'phone',
				'tags',
				'file',
				'image',
			),
			'How it is typed; chosen from the schema by default.',
		),
		dict: optional(reference('dictionary'), 'Choices of a select, radio or checkbox.'),
		accept: optional(
			list(string(/^(\.\w+|[\w.+-]+\/([\w.+-]+|\*))$/, 'a type such as image/png or image/*, or an ending such as .pdf')),
			'What files are taken; those of the schema, or for `image` every picture, by default.',
		),
		maxMegabytes: optional(number(0), 'How large one file may be, in MB; `maxLength` of the schema (bytes) by default.'),
		placeholder: optional(text, 'Example shown while it is empty.'),
		help: optional(text, 'A line below the field.'),
		autocomplete: optional(string(), 'The autocomplete word of HTML, `current-password` for example.'),
		same: optional({ kind: 'body-field' }, 'Another field that must hold the same value.'),
		default: optional(expression('any'), 'First value.'),
		when: optional(expression('boolean'), 'Shows the field only while this is true.'),
		guard: optional(reference('guard'), 'Shows the field only to users whom this guard lets pass.'),
	},
};
