import { appSession } from './app-session.ts';
import { anyOf, list, type ObjectGrammar, object, optional, reference, required } from './grammar.ts';

/** `network` and `browser` are reserved: in config.json they choose how the default back end is reached. */
export const BACK_END_NAME = /^(?!(network|browser)$)[a-z][A-Za-z0-9]*$/;

const replacement: ObjectGrammar = {
	name: 'Replacement',
	doc: 'Operation called instead of another one, with the same input.',
	keys: {
		call: required(reference('operation'), 'Operation that a form or page names.'),
		by: required(reference('operation'), 'Operation that is called; its response may differ in what the forms and pages do not read.'),
	},
};

export const appBackEnd: ObjectGrammar = {
	name: 'AppBackEnd',
	doc: 'Back end with accounts of its own.',
	keys: {
		session: required(object(appSession), 'User accounts of this back end, instead of those of the app.'),
		replaces: optional(list(object(replacement)), 'Operations of this back end that forms and pages call without naming them.'),
		authentication: optional(anyOf('intelligence', 'all'), 'Source of the routes, instead of `access.authentication`.'),
	},
};
