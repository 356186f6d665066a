import { block, optional, required, stateFor, text } from '../grammar.ts';

export const searchBox = block('search-box', {
	name: 'SearchBoxBlock',
	doc: 'A field to search by; its text goes into page state, debounced, at once on Enter.',
	keys: {
		binds: required(stateFor('text'), 'Text state that takes what was typed.'),
		label: optional(text, 'Accessible name; the placeholder by default.'),
		placeholder: optional(text, 'Example shown while it is empty.'),
	},
});
