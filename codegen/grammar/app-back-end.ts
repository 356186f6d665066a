import { appSession } from './app-session.ts';
import { anyOf, type ObjectGrammar, object, optional, record, reference, required } from './grammar.ts';

/** `network` and `browser` in config.json name the way to the back end that app.yaml describes otherwise. */
export const BACK_END_NAME = /^(?!(network|browser)$)[a-z][A-Za-z0-9]*$/;

export const appBackEnd: ObjectGrammar = {
	name: 'AppBackEnd',
	doc: 'Back end with accounts of its own.',
	keys: {
		session: required(object(appSession), 'User accounts of this back end, instead of those of the app.'),
		calls: optional(
			record(reference('operation')),
			'Operations to call instead of the operations that are the keys, with the same input; forms and pages stay as they are.',
		),
		authentication: optional(anyOf('intelligence', 'all'), 'Source of the routes, instead of `access.authentication`.'),
	},
};
