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
	doc: 'Request of a one-time code: a button beside the field sends it once the fields before it are valid.',
	keys: {
		call: required(reference('operation'), 'Operation that sends a code to the user.'),
		with: optional(
			argumentsOf('call'),
			'Parameters and body fields of the operation; expressions may use typed values, such as `form.phone`.',
		),
		wait: optional(
			integer(1, 600),
			'Seconds until another code may be requested; 60 by default. The wait survives a reload and applies in all windows.',
		),
	},
});

export const formField: ObjectGrammar = {
	name: 'FormField',
	doc: 'Form field.',
	derived: { rules: 'FieldRules' },
	keys: {
		field: required({ kind: 'body-field' }, 'Name of the field in the request body.'),
		label: required(text, 'Label of the field; also its accessible name.'),
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
			'Input control; derived from the schema by default. `avatar` crops a picture to a square and stores it in a text field; `code` requires `sends`.',
		),
		dict: optional(reference('dictionary'), 'Dictionary with the options of a select, radio or checkbox.'),
		accept: optional(
			list(string(/^(\.\w+|[\w.+-]+\/([\w.+-]+|\*))$/, 'a type such as image/png or image/*, or an ending such as .pdf')),
			'Accepted file types; those of the schema by default, or every picture type for `image`.',
		),
		maxMegabytes: optional(number(0), 'Maximum size of one file in MB; `maxLength` of the schema (bytes) by default.'),
		placeholder: optional(text, 'Placeholder of the empty field.'),
		help: optional(text, 'Help text below the field.'),
		autocomplete: optional(string(), 'Value of the HTML `autocomplete` attribute, for example `current-password`.'),
		required: optional(boolean, 'Makes the field required in this form although it is optional in the schema.'),
		strength: optional(boolean, 'Shows the strength of a new password while it is typed.'),
		sends: optional(codeRequest, 'For `control: code`: request that sends the code.'),
		same: optional({ kind: 'body-field' }, 'Name of another field that must hold the same value.'),
		default: optional(expression('any'), 'Initial value.'),
		when: optional(expression('boolean'), 'Shows the field only while this is true.'),
		guard: optional(reference('guard'), 'Shows the field only to users who pass this guard.'),
	},
};
