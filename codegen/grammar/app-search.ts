import { argumentsOf, expression, integer, type KeyGrammar, type ObjectGrammar, optional, reference, required } from './grammar.ts';

const found: Partial<KeyGrammar> = { binds: [{ name: 'row', value: 'item', of: 'items' }] };

export const appSearch: ObjectGrammar = {
	name: 'AppSearch',
	doc: 'Content that the search of the header finds beside the menu.',
	keys: {
		call: required(reference('operation'), 'Operation that answers what was found.'),
		with: optional(argumentsOf('call'), 'Its input; expressions that see what was typed as `keyword`.', {
			binds: [{ name: 'keyword', value: 'text' }],
		}),
		items: required(expression('list'), 'The rows found; an expression that sees the answer of `call` as `answer`.', {
			binds: [{ name: 'answer', value: 'answer', of: 'call' }],
		}),
		title: required(expression('text'), 'Title of a row; an expression that sees it as `row`, as those below do.', found),
		note: optional(expression('text'), 'Where a row belongs.', found),
		path: required(expression('link'), 'Path of a page in this app; a row that leads nowhere is left out.', found),
		debounce: optional(integer(0), 'Typing settles for this time in milliseconds; that of `throttle` when left out.'),
	},
};
