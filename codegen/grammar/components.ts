import { anyOf, boolean, type ObjectGrammar, object, optional, record, required, string } from './grammar.ts';

const prop: ObjectGrammar = {
	name: 'PropDeclaration',
	doc: 'A prop of a component or an argument of a handler.',
	keys: {
		type: required(anyOf('string', 'integer', 'number', 'boolean', 'array', 'object', 'any'), 'Its type.'),
		required: optional(boolean, 'Whether it must be given; false by default.'),
		doc: optional(string(), 'What it is for.'),
	},
};

const declared = (name: string, doc: string): ObjectGrammar => ({
	name,
	doc,
	keys: {
		module: required(string(/^[a-z0-9/-]+\.tsx?$/, 'a .ts or .tsx file'), 'File below `src/`.'),
		export: required(string(/^[A-Za-z]\w*$/, 'a name'), 'Name that the file exports.'),
		chunk: optional(
			string(/^[a-z][a-z-]*$/, 'small letters and hyphens'),
			'Those that name the same chunk are loaded together: for small ones that one page shows.',
		),
		blocks: optional(boolean, 'Whether it draws in itself the blocks that a page gives it, as its `children`; false by default.'),
		props: optional(record(object(prop), /^[a-z][A-Za-z0-9]*$/), 'Its props by name.'),
	},
});

export const components: ObjectGrammar = {
	name: 'Components',
	doc: 'What pages may name although it is written in TypeScript.',
	keys: {
		components: optional(
			record(object(declared('ComponentDeclaration', 'A React component for `block: custom`.')), /^[a-z/-]+#[A-Z]\w*$/),
			'Components by name, as in features/judge#Workbench.',
		),
		handlers: optional(
			record(object(declared('HandlerDeclaration', 'A function for the step `do`.')), /^[a-z][A-Za-z0-9]*$/),
			'Handlers by name.',
		),
	},
};
