import {
	argumentsOf,
	type BlockGrammar,
	block,
	boolean,
	integer,
	list,
	number,
	optional,
	reference,
	required,
	string,
	text,
} from '../grammar.ts';

export const upload: BlockGrammar = block('upload', {
	name: 'UploadBlock',
	doc: 'Takes files and sends each at once, one after another: chosen, dropped or pasted. In a form, use a field with `control: file`.',
	binds: [{ name: 'form', value: 'input', of: 'submits' }],
	derived: { rules: 'FieldRules' },
	keys: {
		submits: required(reference('operation'), 'The operation that takes a file, in a multipart/form-data body.'),
		field: required({ kind: 'body-field' }, 'Name of the file in the body.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields that are sent with each file.'),
		label: required(text, 'What is uploaded; also the accessible name.', { scope: 'outer' }),
		image: optional(boolean, 'Takes pictures.'),
		accept: optional(
			list(string(/^(\.\w+|[\w.+-]+\/([\w.+-]+|\*))$/, 'a type such as image/png or image/*, or an ending such as .pdf')),
			'What files are taken; those of the schema, or every picture with `image`, by default.',
		),
		maxMegabytes: optional(number(0), 'How large one file may be, in MB; `maxLength` of the schema (bytes) by default.'),
		maxFiles: optional(integer(1), 'How many files; any number by default.'),
		then: optional({ kind: 'actions' }, 'What happens after the answer to each file; `result` is the answer.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
	},
});
