import { argumentsOf, boolean, expression, integer, type ObjectGrammar, optional, reference, required } from './grammar.ts';

export const dataCall: ObjectGrammar = {
	name: 'DataCall',
	doc: 'A named call of an operation; cached, cancelled, retried and paged by the runtime.',
	keys: {
		call: required(reference('operation'), 'The operation, as `<api>.<operationId>`.'),
		with: optional(argumentsOf('call'), 'Its parameters; null and empty ones are left out.'),
		paged: optional(boolean, 'The rows come page by page; the page number stands in the address.'),
		size: optional(integer(1, 500), 'Rows a page, for paged data; as the API says by default.'),
		when: optional(expression('boolean'), 'Calls only while this is true.'),
		essential: optional(boolean, 'The whole page or dialog is about it: when it cannot be had, that is said once, in place of all blocks.'),
	},
};
