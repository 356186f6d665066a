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
	doc: 'Uploads selected, dropped or pasted files immediately, one after another. In a form, use a field with `control: file` instead.',
	binds: [{ name: 'form', value: 'input', of: 'submits' }],
	derived: { rules: 'FieldRules' },
	keys: {
		submits: required(reference('operation'), 'Operation that receives a file in a multipart/form-data body.'),
		field: required({ kind: 'body-field' }, 'Name of the file field in the body.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields sent with each file.'),
		label: required(text, 'Label of the upload; also its accessible name.', { scope: 'outer' }),
		image: optional(boolean, 'Accepts pictures.'),
		accept: optional(
			list(string(/^(\.\w+|[\w.+-]+\/([\w.+-]+|\*))$/, 'a type such as image/png or image/*, or an ending such as .pdf')),
			'Accepted file types; those of the schema by default, or every picture type with `image`.',
		),
		maxMegabytes: optional(number(0), 'Maximum size of one file in MB; `maxLength` of the schema (bytes) by default.'),
		maxFiles: optional(integer(1), 'Maximum number of files; unlimited by default.'),
		then: optional({ kind: 'actions' }, 'Steps that run after the upload of each file; `result` is the response.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
	},
});
