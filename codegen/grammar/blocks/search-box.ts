import { block, optional, reference, required, text } from '../grammar.ts';

export const searchBox = block('search-box', {
	name: 'SearchBoxBlock',
	doc: 'A field to search by; its text goes into page state, debounced, at once on Enter.',
	keys: {
		binds: required(reference('state'), 'Text state that takes what was typed.'),
		label: optional(text, 'Accessible name; the placeholder by default.'),
		placeholder: optional(text, 'Example shown while it is empty.'),
	},
});
