import {
	anyOf,
	argumentsOf,
	boolean,
	either,
	expression,
	integer,
	type KeyGrammar,
	lazy,
	list,
	number,
	type ObjectGrammar,
	object,
	optional,
	propsOf,
	record,
	reference,
	required,
	rowKey,
	source,
	stateFor,
	string,
	text,
} from '../grammar.ts';
import { LETTER_CASES, TYPED_KINDS } from '../openapi.ts';

/** Key of a field whose number the server counts in smaller units. */
export const scale: KeyGrammar = optional(
	integer(10, 1_000_000),
	'For `number`: how many units of the server make one of the screen, such as 100 for money in cents: 12.50 is typed and 1250 sent, exactly. A power of ten. Values in expressions, `min`, `max` and limits of the schema are in units of the server.',
	{ resolved: true },
);

const codeRequest = object({
	name: 'CodeRequest',
	doc: 'Request of a one-time code: a button beside the field sends it once the fields before it are valid.',
	keys: {
		call: required(reference('operation'), 'Operation that sends a code to the user.'),
		with: optional(
			argumentsOf('call'),
			'Parameters and body fields of the operation; expressions may use typed values, such as `form.phone`.',
		),
	},
});

const code = { binds: [{ name: 'result', value: 'answer', of: 'call' }] } as const;

export const pictureCode: ObjectGrammar = {
	name: 'PictureCode',
	doc: 'Source of a picture code, which is valid once and for a time. It is shown as a picture, or as a question in words that means the same.',
	derived: { always: 'true | undefined' },
	keys: {
		call: required(reference('operation'), 'Operation that makes a code.'),
		with: optional(argumentsOf('call'), 'Parameters and body fields of the operation.'),
		fills: required({ kind: 'body-field' }, 'Name of the field of the request body that takes `id`.'),
		id: required(expression('key'), 'Identifier of the code in the response, read as `result`.', code),
		image: required(expression('url'), 'URL of the picture, such as a data URL.', code),
		question: required(expression('text'), 'Question for users who cannot see or read the picture; its answer is taken, too.', code),
		expiresIn: optional(expression('number'), 'Seconds after which the code is no longer valid.', code),
	},
};

const started = { name: 'result', value: 'answer', of: 'start' } as const;

export const upload: ObjectGrammar = {
	name: 'FieldUpload',
	doc: 'Upload of chosen files in parts. `start` says which parts the server has already, `part` sends one, `finish` joins them. An upload goes on where it stopped: after a pause, without a network for a while, and after a reload, if `start` tells the server how to recognise the file.',
	derived: { binary: 'true | undefined' },
	keys: {
		start: required(reference('operation'), 'Operation that begins the upload of a file, or continues that of the same file.'),
		startWith: optional(
			argumentsOf('start'),
			'Its parameters and body fields. `file` has `name`, `bytes`, `mime`, and `fingerprint`, which is the same if the same file is chosen again.',
			{ binds: [{ name: 'file', value: 'file' }] },
		),
		partBytes: required(
			either(integer(1), expression('number')),
			'Size of each part in bytes, the last one may be smaller; `result` is the response of `start`.',
			{ binds: [started] },
		),
		received: optional(
			expression('list'),
			'Numbers of the parts that the server has, from 0; `result` is the response of `start`. None by default, so that an upload that stopped begins anew.',
			{ binds: [started] },
		),
		part: required(reference('operation'), 'Operation that sends a part. Sending the same part again must not do harm.'),
		partWith: required(
			argumentsOf('part'),
			'Its parameters and body fields. `part` has `number`, from 0, `offset` in bytes, and `data`: base64, or the bytes themselves for a field of `format: binary`. `result` is the response of `start`.',
			{ binds: [started, { name: 'part', value: 'part' }] },
		),
		finish: required(reference('operation'), 'Operation that joins the parts; also called for a file that the server has whole.'),
		finishWith: optional(argumentsOf('finish'), 'Its parameters and body fields; `result` is the response of `start`.', {
			binds: [started],
		}),
		value: optional(
			expression('any'),
			'What the field takes of a file, for example `result.url`; `result` is the response of `finish`. The whole response by default.',
			{ binds: [{ name: 'result', value: 'answer', of: 'finish' }] },
		),
	},
};

export const fieldOptions: ObjectGrammar = {
	name: 'FieldOptions',
	doc: 'Options of a field that a list of rows provides.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	derived: { needs: 'readonly string[]', ofForm: 'true | undefined' },
	keys: {
		source: required(
			source('list'),
			'Rows, one per option, for example `form.members` for rows typed above; the root nodes for `tree-select` and `cascader`.',
		),
		choice: required(expression('text'), 'Label of the option.'),
		key: rowKey('Value of the option; `row.id` by default.'),
		group: optional(expression('text'), 'Heading under which a `select` lists the option.'),
		children: optional(expression('list'), 'Child options for `tree-select` and `cascader`; `row.children` by default.', {
			field: 'children',
		}),
		search: optional(
			stateFor('text'),
			'For options that the server searches: text state that receives what is typed, debounced. Pass it to the call of `source`.',
		),
		creates: optional(
			boolean,
			'For a `select` of texts: what is typed may be taken as the value, for something that the rows lack. False by default.',
		),
		chosen: optional(
			expression('text'),
			'Label of the initial value, for a `source` that may lack it; may not use `row`. The value itself by default.',
			{ scope: 'outer' },
		),
	},
};

export const fieldCheck: ObjectGrammar = {
	name: 'FieldCheck',
	doc: 'Rule of a field that reads other fields, such as an end after a start. It applies once all fields that it reads are filled.',
	derived: { reads: 'readonly string[]' },
	keys: {
		valid: required(expression('boolean'), 'True if the values fit, for example `form.end >= form.start`.', { onceFilled: true }),
		message: required(text, 'Shown at the field if they do not.'),
	},
};

export const formField: ObjectGrammar = {
	name: 'FormField',
	doc: 'Form field.',
	derived: { rules: 'FieldRules' },
	keys: {
		field: required({ kind: 'body-field' }, 'Name of the field in the request body.'),
		label: required(text, 'Label of the field; also its accessible name. Fields of `from` have labels of their own.'),
		from: optional(
			source('list'),
			'Fields that the server describes, one per row; `field` is then an object of the body, which takes their values by `key`. A row has `key`, `label`, `type` (`text`, `textarea`, `phone`, `number`, `date`, `select`, `choice`, `multi` or `file`) and `required`, and may have `options` (texts), `placeholder`, `help`, `minLength`, `maxLength`, `min` and `max` (of a number or a day; `today`), `maxCount` (choices or files), `ext` and `maxMb` (of files). Values are sent as text, `multi` as a list of texts, `file` as a list of `{ name, bytes, mime, data }` with base64 data. With `upload`, each row is a field for files, and `field` is a list that takes the files of all rows, each with the `key` of its row.',
		),
		fields: optional(
			list(
				lazy((): ObjectGrammar => formField),
				true,
			),
			'For a field that is an object: fields of the object, drawn as a group.',
		),
		rows: optional(
			list(
				lazy((): ObjectGrammar => formField),
				true,
			),
			'For a field that is a list of objects: fields of one object. Users add, move and remove rows, as many as `minItems` and `maxItems` of the schema allow; `row` is what the row holds so far.',
			{ binds: [{ name: 'row', value: 'entry', of: 'field' }] },
		),
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
				'tree-select',
				'cascader',
				'date',
				'month',
				'time',
				'datetime',
				'range',
				'rate',
				'color',
				'tags',
				'file',
				'image',
				'avatar',
				'code',
				'picture-code',
			),
			'Input control; derived from the schema by default. On a list, `select` and `tree-select` take several; `range` fills a list with the first and the last day; `file` also fills a list of objects with `name`, `bytes`, `mime` and base64 `data`; `avatar` crops a picture to a square and stores it in a text field; `code` requires `sends`, `picture-code` requires `picture`.',
		),
		component: optional(
			reference('component'),
			'Component that draws the control of a text, instead of `control`. It reads and changes the value with `useFieldControl`; the form draws the label, the help and the error.',
		),
		props: optional(propsOf('component'), 'Props of the component; they follow what is typed.'),
		as: optional(
			anyOf(...TYPED_KINDS),
			'What the text is, if people type it from paper or a message; `x-as` of the schema by default. Spaces, dashes, closing marks and full-width characters do not count, and the field asks for the right keyboard. The value is normalised when the user leaves the field or submits the form.',
			{ resolved: true },
		),
		case: optional(
			anyOf(...LETTER_CASES),
			'With `as`: case of letters; `x-case` of the schema, or upper case for `code` and lower case for `account` by default.',
			{ resolved: true },
		),
		dict: optional(reference('dictionary'), 'Dictionary with the options of a select, radio or checkbox.'),
		labels: optional(record(text), 'Labels of the values of an `enum` of the schema, instead of `dict`. The order is that of the options.'),
		options: optional(object(fieldOptions), 'Options that rows provide, instead of `dict`.'),
		min: optional(
			expression('key'),
			"Smallest number, or first day, month or time; the schema’s by default. `'today'` is the current day.",
		),
		max: optional(
			expression('key'),
			"Largest number, last day, month or time, or number of stars; the schema’s by default. `'today'` is the current day.",
		),
		step: optional(number(0), 'For `number`: difference between two steps, in the unit of the screen; 1 by default.'),
		scale,
		shortcuts: optional(
			list(anyOf('today', 'yesterday', 'tomorrow', 'last-7-days', 'last-30-days', 'this-month', 'last-month'), true),
			'For `date` and `range`: buttons below the calendar. A `range` has `today`, `last-7-days`, `last-30-days` and `this-month` by default.',
		),
		accept: optional(
			either(
				list(string(/^(\.\w+|[\w.+-]+\/([\w.+-]+|\*))$/, 'a type such as image/png or image/*, or an ending such as .pdf')),
				expression('list'),
			),
			'Accepted file types, or a list of the data with them, in which endings may lack the dot; those of the schema by default, or every picture type for `image`.',
			{ scope: 'outer' },
		),
		maxMegabytes: optional(
			either(number(0), expression('number')),
			'Maximum size of one file in MB; `maxLength` of the schema (bytes) by default. 0 from the data means no limit.',
			{ scope: 'outer' },
		),
		maxTotalMegabytes: optional(
			either(number(0), expression('number')),
			'Maximum size of all files of the field together in MB; no limit by default, or for 0 from the data.',
			{ scope: 'outer' },
		),
		maxFiles: optional(
			either(integer(1), expression('number')),
			'Maximum number of files of a list; `maxItems` of the schema by default.',
			{ scope: 'outer' },
		),
		look: optional(
			anyOf('code'),
			'`code` is for a `textarea` that takes a program: letters of one width, long lines, and no corrections by the keyboard.',
		),
		placeholder: optional(text, 'Placeholder of the empty field.'),
		help: optional(text, 'Help text below the field.'),
		autocomplete: optional(string(), 'Value of the HTML `autocomplete` attribute, for example `current-password`.'),
		tooltip: optional(text, 'Explanation behind a question mark at the label, shown on hover, keyboard focus and touch.'),
		required: optional(
			either(boolean, expression('boolean')),
			'Makes the field required in this form although it is optional in the schema; as an expression, only while it is true, for example `form.code != null`.',
		),
		strength: optional(boolean, 'Shows the strength of a new password while it is typed.'),
		sends: optional(codeRequest, 'For `control: code`: request that sends the code.'),
		picture: optional(
			object(pictureCode),
			'For `control: picture-code`: source of the code. The field is shown, and then required, once the server refuses a call of the form and names the field, or from the start by `signIn.pictureCode` of app.yaml.',
		),
		upload: optional(
			object(upload),
			'Uploads chosen files in parts at once, each with its progress, which the user can pause and resume. The field takes what the server answers, and the form is not sent before all files are there. With `from`, `row` is the row of the field.',
			{ binds: [{ name: 'row', value: 'item', of: 'from' }] },
		),
		same: optional({ kind: 'body-field' }, 'Name of another field that must hold the same value.'),
		checks: optional(list(object(fieldCheck), true), 'Rules that read other fields, too. The first broken one is shown at this field.'),
		default: optional(expression('any'), 'Initial value.'),
		when: optional(expression('boolean'), 'Shows the field only while this is true.'),
		guard: optional(reference('guard'), 'Shows the field only to users who pass this guard.'),
	},
};
