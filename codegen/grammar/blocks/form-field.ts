import {
	anyOf,
	argumentsOf,
	boolean,
	expression,
	integer,
	list,
	number,
	type ObjectGrammar,
	object,
	optional,
	reference,
	required,
	string,
	text,
} from '../grammar.ts';

const codeRequest = object({
	name: 'CodeRequest',
	doc: 'How a one-time code is asked for: by a button beside the field, once the fields before it are right.',
	keys: {
		call: required(reference('operation'), 'The operation that sends a code to the user.'),
		with: optional(argumentsOf('call'), 'Its parameters and body fields; may use what is typed, as `form.phone`.'),
		wait: optional(integer(1, 600), 'Seconds until another may be asked for, over a reload and in other windows too; 60 by default.'),
	},
});

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
				'avatar',
				'code',
			),
			'How it is typed; chosen from the schema by default. `avatar` cuts a square out of a picture into a text field, `code` needs `sends`.',
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
		required: optional(boolean, 'Must be filled in this form, though the schema lets the body do without it.'),
		strength: optional(boolean, 'Says of a new password, as it is typed, how hard it is to guess.'),
		sends: optional(codeRequest, 'For `control: code`: how the code is asked for.'),
		same: optional({ kind: 'body-field' }, 'Another field that must hold the same value.'),
		default: optional(expression('any'), 'First value.'),
		when: optional(expression('boolean'), 'Shows the field only while this is true.'),
		guard: optional(reference('guard'), 'Shows the field only to users whom this guard lets pass.'),
	},
};
