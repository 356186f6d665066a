import { argumentsOf, expression, integer, type KeyGrammar, type ObjectGrammar, optional, reference, required } from './grammar.ts';

const found: Partial<KeyGrammar> = { binds: [{ name: 'row', value: 'item', of: 'items' }] };

export const appSearch: ObjectGrammar = {
	name: 'AppSearch',
	doc: 'Content search of the header, in addition to the menu.',
	keys: {
		call: required(reference('operation'), 'Operation that returns the search results.'),
		with: optional(argumentsOf('call'), 'Input of the operation; expressions read the typed text as `keyword`.', {
			binds: [{ name: 'keyword', value: 'text' }],
		}),
		items: required(expression('list'), 'Rows found; the expression reads the response of `call` as `answer`.', {
			binds: [{ name: 'answer', value: 'answer', of: 'call' }],
		}),
		title: required(expression('text'), 'Title of a result; this and the following expressions read the result as `row`.', found),
		note: optional(expression('text'), 'Category or context of a result.', found),
		path: required(expression('link'), 'Path of a page in this app; a result whose path matches no page is omitted.', found),
		debounce: optional(integer(0), 'Debounce of typing in milliseconds; `throttle.debounce` by default.'),
	},
};
