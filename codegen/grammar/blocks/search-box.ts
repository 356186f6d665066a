import { block, optional, required, stateFor, text } from '../grammar.ts';

export const searchBox = block('search-box', {
	name: 'SearchBoxBlock',
	doc: 'Search field. Its text is written to page state, debounced, or at once on Enter.',
	keys: {
		binds: required(stateFor('text'), 'Text state that holds the search text; `as` of the state makes it a field for a code.'),
		label: optional(text, 'Accessible name; the placeholder by default.'),
		placeholder: optional(text, 'Placeholder of the empty field.'),
	},
});
