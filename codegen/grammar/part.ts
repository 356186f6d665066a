import { anyData, list, type ObjectGrammar, optional, record, required, string } from './grammar.ts';

/** A file below parts/. Its items are read where pages use them, by the grammar of the list that they stand in. */
export const part: ObjectGrammar = {
	name: 'Part',
	doc: 'Entries that several pages share: blocks, fields, columns, steps or other list entries. A list takes them by an entry `part: <name>`, with the values of the params in `with`.',
	keys: {
		part: required(string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'), 'Name of the part; must equal the file name.'),
		params: optional(
			record(anyData, /^[a-z][A-Za-z0-9]*$/),
			'Params by name, with their default values; a param without a value is required. `$name` stands for the value, as a whole value of any key.',
		),
		items: required(list(anyData, true), 'The entries. They may be parts, too.'),
	},
};
