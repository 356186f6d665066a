import { argumentsOf, boolean, expression, integer, type ObjectGrammar, optional, reference, required } from './grammar.ts';

export const dataCall: ObjectGrammar = {
	name: 'DataCall',
	doc: 'Named call of an operation. The runtime caches, cancels, retries and pages it.',
	keys: {
		call: required(reference('operation'), 'Operation to call, as `<api>.<operationId>`.'),
		with: optional(argumentsOf('call'), 'Parameters of the operation; null and empty values are omitted.'),
		paged: optional(boolean, 'Whether rows are fetched page by page; the page number is kept in the URL.'),
		size: optional(integer(1, 500), 'Rows per page of paged data; the `defaultSize` of the API by default.'),
		when: optional(expression('boolean'), 'Calls only while this is true.'),
		essential: optional(boolean, 'Whether the whole page or dialog depends on this call: if it fails, one error replaces all blocks.'),
	},
};
