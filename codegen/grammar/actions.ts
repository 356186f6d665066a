import {
	anyOf,
	argumentsOf,
	type Binding,
	boolean,
	either,
	expression,
	iconLook,
	list,
	look,
	type ObjectGrammar,
	object,
	optional,
	propsOf,
	record,
	reference,
	required,
	routeParamsOf,
	source,
	text,
} from './grammar.ts';

const anyValue = expression('any');

export const target: ObjectGrammar = {
	name: 'OpenTarget',
	doc: 'Target of a link or of an `open` step.',
	oneOf: ['route', 'path', 'url'],
	isChoosable: true,
	keys: {
		route: optional(reference('route'), 'Name of the route to open.'),
		params: optional(routeParamsOf('route'), 'Path parameters of that route.'),
		query: optional(record(anyValue), 'Query parameters; null and empty values are omitted.'),
		path: optional(
			expression('link'),
			'Path in this app, as received from a server; a path that matches no page of the app has no effect.',
		),
		url: optional(expression('link'), 'URL outside the app: http, https, mailto, tel or //.'),
		newTab: optional(boolean, 'Opens the target in a new browser tab.'),
		when: optional(
			expression('boolean'),
			'Leads there only while this is true. Without a target a link is plain text, and a button absent.',
		),
	},
};

const entry: Binding = { name: 'row', value: 'item', of: 'each' };

export const optimisticChange: ObjectGrammar = {
	name: 'OptimisticChange',
	doc: "A field of an answer that the screen shows changed while the call is under way. If the call fails, the screen shows the server's answer again.",
	derived: { data: 'string', path: 'readonly string[]', row: 'Expression<unknown> | undefined' },
	keys: {
		field: required(
			expression('any'),
			'Field that changes: `data.<name>.<field>`, or `row.<field>` of a row that comes straight from data.',
			{ resolved: true, binds: [entry] },
		),
		value: required(expression('any'), 'Its new value, read at the moment of the click.'),
		each: optional(source('list'), 'List of an answer, every entry of which changes; `field` and `when` read the entry as `row`.', {
			resolved: true,
		}),
		when: optional(expression('boolean'), 'Changes the field only if this is true.', { binds: [entry] }),
	},
};

export const addedRow: ObjectGrammar = {
	name: 'AddedRow',
	doc: 'List that shows the response of the call as a row of its own, or in place of the row with the same `id`, until the list is fetched again.',
	derived: { data: 'string', path: 'readonly string[]' },
	keys: {
		to: required(source('list'), 'List of an answer: `data.<name>`, or a list in it.', { resolved: true }),
		at: optional(anyOf('start', 'end'), 'Place of the row; end by default.'),
	},
};

export const closeStep: ObjectGrammar = {
	name: 'CloseStep',
	doc: 'Closes the dialog that contains the step, without a warning about unsaved input.',
	keys: { close: required(boolean, 'Always true.') },
};

export const fileCall: ObjectGrammar = {
	name: 'FileCall',
	doc: 'Call of an operation that answers a file.',
	keys: {
		call: required(reference('operation'), 'Operation to call; its response has a media type other than JSON.'),
		with: optional(argumentsOf('call'), 'Parameters and body fields of the operation.'),
	},
};

/** The steps of an action list. Each step is an object whose first key is one of these. */
export const steps: Readonly<Record<string, ObjectGrammar>> = {
	call: {
		name: 'CallStep',
		doc: 'Calls an operation. Later steps read its response as `result`; a failed call ends the list.',
		bindsAfter: [{ name: 'result', value: 'answer', of: 'call' }],
		keys: {
			call: required(reference('operation'), 'Operation to call, as `<api>.<operationId>`.'),
			with: optional(argumentsOf('call'), 'Parameters and body fields of the operation.'),
			optimistic: optional(
				list({ kind: 'object', shape: optimisticChange }, true),
				'Fields that the screen shows changed at once, and as before if the call fails. Their answers must be in `x-invalidates` of the operation.',
			),
			adds: optional(
				object(addedRow),
				'List to which the response is added once the call has succeeded. Its answer must be in `x-invalidates` of the operation.',
			),
		},
	},
	confirm: {
		name: 'ConfirmStep',
		doc: 'Asks the user for confirmation; if the user declines, the list ends.',
		keys: {
			confirm: required(text, 'Question to confirm.'),
			title: optional(text, 'Title of the dialog.'),
		},
	},
	message: {
		name: 'MessageStep',
		doc: 'Shows a short message for the configured duration.',
		keys: {
			message: required(text, 'Text of the message.'),
			kind: optional(anyOf('success', 'info', 'warning', 'error'), 'Kind of message, which sets its style; success by default.'),
		},
	},
	open: {
		name: 'OpenStep',
		doc: 'Opens a route, a path or a URL.',
		keys: { open: required({ kind: 'object', shape: target }, 'Target to open.') },
	},
	back: {
		name: 'BackStep',
		doc: 'Goes back one page, or to the home page if there is no previous page.',
		keys: { back: required(boolean, 'Always true.') },
	},
	set: {
		name: 'SetStep',
		doc: 'Sets state variables of the page.',
		keys: { set: required({ kind: 'state-values' }, 'New values by state name.') },
	},
	refresh: {
		name: 'RefreshStep',
		doc: 'Refetches data of the page.',
		keys: { refresh: required(list(reference('data'), true), 'Names of the data calls to refetch.') },
	},
	show: {
		name: 'ShowStep',
		doc: 'Opens a dialog of the page. Later steps run without waiting for the dialog to close.',
		keys: {
			show: required(reference('dialog'), 'Name of the dialog, declared in `dialogs` of the page.'),
			with: optional(propsOf('show'), 'Values of the params of the dialog.'),
		},
	},
	close: closeStep,
	download: {
		name: 'DownloadStep',
		doc: 'Downloads a file.',
		keys: {
			download: required(
				either(expression('link'), object(fileCall)),
				'URL of the file, or `{ call: … }`: the operation that answers it, called with the token. A long download shows its progress; if it fails, an error is shown and the list ends.',
			),
			name: optional(text, 'File name under which it is saved; that of the header `Content-Disposition` by default.'),
		},
	},
	copy: {
		name: 'CopyStep',
		doc: 'Puts a text on the clipboard. If the browser refuses, the user is told to copy it himself, and the list ends.',
		keys: { copy: required(either(text, object(target)), 'Text, or a target, whose whole address is copied.') },
	},
	print: {
		name: 'PrintStep',
		doc: 'Opens the print dialog, once the rows that the sheet of the page asks for are fetched.',
		keys: { print: required(boolean, 'Always true.') },
	},
	login: {
		name: 'LoginStep',
		doc: 'Starts the session and opens the page that the user originally requested: `redirect` in the query string of this page, if it is a page of the app, or the home page.',
		keys: {
			login: required(
				expression('text'),
				'The token as text, from the response of `session.signIn`: `result`, or `result.token` if that is an object. An operation that ends signed in, such as a registration, answers the same token.',
			),
		},
	},
	logout: {
		name: 'LogoutStep',
		doc: 'Ends the session.',
		keys: { logout: required(boolean, 'Always true.') },
	},
	do: {
		name: 'DoStep',
		doc: 'Runs a handler declared in components.yaml. Later steps read its result as `result`; a handler that returns false ends the list.',
		bindsAfter: [{ name: 'result', value: 'result', of: 'do' }],
		keys: {
			do: required(reference('handler'), 'Name of the handler.'),
			with: optional(propsOf('do'), 'Arguments of the handler.'),
		},
	},
};

export const button: ObjectGrammar = {
	name: 'ButtonSpec',
	doc: 'A button, or a link that looks like one.',
	oneOf: ['actions', 'opens'],
	keys: {
		label: required(text, 'Label of the button; also its accessible name.'),
		tooltip: optional(text, 'Explanation shown beside the button on hover and keyboard focus; screen readers read it after the label.'),
		icon: optional(iconLook, 'Icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`.'),
		kind: optional(look('ButtonKind', 'primary', 'secondary', 'text', 'danger'), 'Style of the button; secondary by default.'),
		pressed: optional(expression('boolean'), 'Makes the button a toggle, pressed while this is true.'),
		actions: optional({ kind: 'actions' }, 'Steps that run on a click; the button is busy until they end.'),
		opens: optional({ kind: 'object', shape: target }, 'Target of the link.'),
		when: optional(expression('boolean'), 'Shows the button only while this is true.'),
		guard: optional(reference('guard'), 'Shows the button only to users who pass this guard.'),
	},
};
