import {
	anyOf,
	argumentsOf,
	boolean,
	expression,
	list,
	type ObjectGrammar,
	optional,
	propsOf,
	record,
	reference,
	required,
	routeParamsOf,
	string,
	text,
} from './grammar.ts';

const anyValue = expression('any');

export const target: ObjectGrammar = {
	name: 'OpenTarget',
	doc: 'Where a link or an `open` step leads.',
	oneOf: ['route', 'path', 'url'],
	keys: {
		route: optional(reference('route'), 'Name of the route to open.'),
		params: optional(routeParamsOf('route'), 'Path parameters of that route.'),
		query: optional(record(anyValue), 'Query of the address; null and empty values are left out.'),
		path: optional(expression('link'), 'Path in this app as a server gives it; one that is no page of the app leads nowhere.'),
		url: optional(expression('link'), 'Address outside the app: http, https, mailto, tel or //.'),
		newTab: optional(boolean, 'Opens a new browser tab.'),
	},
};

/** The steps of an action list. Each step is an object whose first key is one of these. */
export const steps: Readonly<Record<string, ObjectGrammar>> = {
	call: {
		name: 'CallStep',
		doc: 'Calls an operation; what it answers is `result` for the steps after it. A failed call ends the list.',
		bindsAfter: [{ name: 'result', value: 'answer', of: 'call' }],
		keys: {
			call: required(reference('operation'), 'The operation, as `<api>.<operationId>`.'),
			with: optional(argumentsOf('call'), 'Its parameters and body fields.'),
		},
	},
	confirm: {
		name: 'ConfirmStep',
		doc: 'Asks the user; a no ends the list.',
		keys: {
			confirm: required(text, 'The question.'),
			title: optional(text, 'Title of the dialog.'),
		},
	},
	message: {
		name: 'MessageStep',
		doc: 'Shows a short message for the configured time.',
		keys: {
			message: required(text, 'The message.'),
			kind: optional(anyOf('success', 'info', 'warning', 'error'), 'How it looks; success by default.'),
		},
	},
	open: {
		name: 'OpenStep',
		doc: 'Opens a route or an address.',
		keys: { open: required({ kind: 'object', shape: target }, 'Where to.') },
	},
	back: {
		name: 'BackStep',
		doc: 'Goes back one page; to the home page when there is none.',
		keys: { back: required(boolean, 'Always true.') },
	},
	set: {
		name: 'SetStep',
		doc: 'Sets variables of the page.',
		keys: { set: required({ kind: 'state-values' }, 'State names with their new values.') },
	},
	refresh: {
		name: 'RefreshStep',
		doc: 'Fetches data of the page again.',
		keys: { refresh: required(list(reference('data'), true), 'Names of data of this page.') },
	},
	show: {
		name: 'ShowStep',
		doc: 'Opens a dialog of the page. The steps after it do not wait for its end.',
		keys: {
			show: required(reference('dialog'), 'Name of the dialog, as `dialogs` of the page declares it.'),
			with: optional(propsOf('show'), 'Values for its params.'),
		},
	},
	close: {
		name: 'CloseStep',
		doc: 'Closes the dialog that contains it, without asking for what was typed there.',
		keys: { close: required(boolean, 'Always true.') },
	},
	download: {
		name: 'DownloadStep',
		doc: 'Downloads a file.',
		keys: {
			download: required(expression('link'), 'Address of the file.'),
			name: optional(text, 'File name to save it under.'),
		},
	},
	login: {
		name: 'LoginStep',
		doc: 'Starts the session with this token and goes to where the user wanted to go.',
		keys: { login: required(expression('text'), 'The token that the server issued.') },
	},
	logout: {
		name: 'LogoutStep',
		doc: 'Ends the session.',
		keys: { logout: required(boolean, 'Always true.') },
	},
	do: {
		name: 'DoStep',
		doc: 'Runs a named handler that components.yaml declares.',
		// Handlers declare no return type.
		bindsAfter: [{ name: 'result', value: 'unknown' }],
		keys: {
			do: required(reference('handler'), 'Name of the handler.'),
			with: optional(propsOf('do'), 'Its arguments.'),
		},
	},
};

export const button: ObjectGrammar = {
	name: 'ButtonSpec',
	doc: 'A button.',
	keys: {
		label: required(text, 'What the button says; it is also its accessible name.'),
		icon: optional(string(), 'Name of an icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`.'),
		kind: optional(anyOf('primary', 'secondary', 'text', 'danger'), 'How it looks; secondary by default.'),
		pressed: optional(expression('boolean'), 'Makes it a toggle: chosen while this is true.'),
		actions: required({ kind: 'actions' }, 'What happens on a click; the button is busy until the list ends.'),
		when: optional(expression('boolean'), 'Shows the button only while this is true.'),
		guard: optional(reference('guard'), 'Shows the button only to users whom this guard lets pass.'),
	},
};
