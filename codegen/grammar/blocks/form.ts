import {
	anyOf,
	argumentsOf,
	type BlockGrammar,
	block,
	blocks,
	boolean,
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
import { formField } from './form-field.ts';

const step = object({
	name: 'FormStep',
	doc: 'One step of a long form; its fields are validated before the next step.',
	keys: {
		title: required(text, 'Title of the step.'),
		note: optional(text, 'Line below the title.'),
		fields: required(list(object(formField), true), 'Fields in display order.'),
		when: optional(expression('boolean'), 'Includes the step only while this is true; otherwise its fields are not sent.'),
	},
});

const atLeastOne = object({
	name: 'AtLeastOne',
	doc: 'Fields of which at least one has to be filled; hidden ones do not count. The message is shown at the first of them.',
	keys: {
		fields: required(list(string(), true), 'Names of fields of the form.'),
		message: required(text, 'Shown if all of them are empty.'),
	},
});

const preview = object({
	name: 'FormPreview',
	doc: 'Dialog that shows what the form holds so far, such as an entry as its readers will see it. A button beside the submit button opens it.',
	keys: {
		label: required(text, 'Label of the button.'),
		title: required(text, 'Heading of the dialog.'),
		width: optional(integer(280, 1200), 'Width in px, if the screen is wide enough; 520 by default.'),
		view: required(blocks, 'Blocks of the dialog; `form` is what is typed so far.'),
	},
});

export const form: BlockGrammar = block('form', {
	name: 'FormBlock',
	doc: 'Form for the body of one operation. Validation rules come from the body schema; input is kept if the call fails.',
	binds: [{ name: 'form', value: 'input', of: 'submits' }],
	oneOf: ['fields', 'steps'],
	derived: { refusals: 'RefusalSpec | undefined' },
	keys: {
		submits: required(reference('operation'), 'Operation to which the fields are submitted.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields that the user does not enter.'),
		label: required(text, 'Accessible name of the form.', { scope: 'outer' }),
		initial: optional(source('object'), 'Object that provides initial values, matched by field name.'),
		changed: optional(
			boolean,
			'Sends only the fields that the user has changed, as PATCH does; `initial` says what they were. Objects and lists are sent whole, a field that was emptied as null, or as an empty text. If nothing has changed, the form says so and sends nothing. False by default.',
		),
		fields: optional(list(object(formField)), 'Fields in display order.'),
		steps: optional(list(step, true), 'Steps of a long form, instead of `fields`.'),
		review: optional(boolean, 'Adds a last step that shows all entered values for review.'),
		submit: required(text, 'Label of the submit button.', { scope: 'outer' }),
		columns: optional(integer(1, 3), 'Maximum number of columns; 1 by default.'),
		unsaved: optional(
			anyOf('ask', 'drop'),
			'Handling of unsaved input when the user leaves: `ask` (default) asks for confirmation, `drop` discards it, as in a sign-in form.',
		),
		draft: optional(
			boolean,
			'Keeps input and chosen files in the browser until they are submitted, across a reload, an expired session or a closed tab; never passwords and secrets. The form says if the browser has no room for files, and which are gone.',
		),
		draftOf: optional(
			expression('key'),
			'Key of the record that the form is filled for, such as `row.id`, for a page that shows it at more than one address, or several at one; needs `draft`. By default each address of the page has a draft, apart from what the page itself writes into it.',
			{ scope: 'outer' },
		),
		outbox: optional(
			text,
			'Title under which a call that got no answer waits in the outbox, which sends it once the network is back; needs `draft`, which is deleted then. Calls of the second button do not wait.',
			{ scope: 'outer' },
		),
		atLeastOne: optional(atLeastOne, 'Fields of which at least one has to be filled.'),
		remarks: optional(
			source('object'),
			'Messages by field name, such as those of a reviewer, shown as errors until the field is changed. Names of fields of `from` are `<field>.<key>`.',
		),
		then: optional({ kind: 'actions' }, 'Steps that run after a successful submit; `result` is the response.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
		failed: optional(
			{ kind: 'actions' },
			'Steps that run after the server has refused the call, such as a `refresh` of the data that explains why; input is kept.',
		),
		save: optional(
			text,
			'Label of a second button, which submits unfinished input: required fields may be empty, and `saveWith` tells the server. No button if the text is empty.',
			{ scope: 'outer' },
		),
		preview: optional(preview, 'Button that shows what the form holds so far.'),
		blocked: optional(
			text,
			'Why the form cannot be submitted yet; needs `save`. While there is a reason, it stands beside the second button, which takes the place of the submit button.',
			{ scope: 'outer' },
		),
		saveWith: optional(argumentsOf('submits'), 'Parameters and body fields of the second button, in addition to `with`.'),
		saved: optional({ kind: 'actions' }, 'Steps that run after a successful call of the second button; `result` is the response.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
	},
});
