import { block, expression, list, type ObjectGrammar, object, optional, reference, required, rowKey, source, text } from '../grammar.ts';

const facet: ObjectGrammar = {
	name: 'Facet',
	doc: 'One thing to narrow by. Its state says how: a list takes several of the choices, a text or number one of them; without choices a boolean is a yes, and a text is typed.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	oneOf: ['binds', 'from'],
	derived: { kind: "'one' | 'several' | 'yes' | 'days' | 'text'", needs: 'readonly string[]' },
	keys: {
		label: required(text, 'What it is called.', { scope: 'outer' }),
		binds: optional(reference('state'), 'State that takes what is chosen or typed.'),
		dict: optional(reference('dictionary'), 'The choices, from a dictionary.'),
		source: optional(source('list'), 'The choices, one a row.'),
		key: rowKey('What choosing a row sets; `row.id` by default.'),
		choice: optional(expression('text'), 'What a row says; needed with `source`.'),
		count: optional(expression('number'), 'How many things there are behind a row.'),
		from: optional(reference('state'), 'For a span of days: text state that takes the first, as 2026-09-01.'),
		to: optional(reference('state'), 'For a span of days: text state that takes the last.'),
		placeholder: optional(text, 'Example shown in a field while it is empty.', { scope: 'outer' }),
		when: optional(expression('boolean'), 'Shows it only while this is true; may not use `row`.', { scope: 'outer' }),
		guard: optional(reference('guard'), 'Shows it only to users whom this guard lets pass.'),
	},
};

export const filterBar = block('filter-bar', {
	name: 'FilterBarBlock',
	doc: 'Facets that narrow what the page shows. They set page state, which calls take as arguments; state `in: query` is restored by back, refresh and a shared link.',
	keys: {
		label: required(text, 'Accessible name of the bar.'),
		facets: required(list(object(facet), true), 'The facets in their order.'),
	},
});
