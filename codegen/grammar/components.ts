import { anyOf, boolean, type ObjectGrammar, object, optional, record, required, string } from './grammar.ts';

const prop: ObjectGrammar = {
	name: 'PropDeclaration',
	doc: 'Prop of a component or argument of a handler.',
	keys: {
		type: required(anyOf('string', 'integer', 'number', 'boolean', 'array', 'object', 'any'), 'Type of the value.'),
		required: optional(boolean, 'Whether the value is required; false by default.'),
		doc: optional(string(), 'Description of its purpose.'),
	},
};

const declared = (name: string, doc: string): ObjectGrammar => ({
	name,
	doc,
	keys: {
		module: required(string(/^[a-z0-9/-]+\.tsx?$/, 'a .ts or .tsx file'), 'Source file, relative to `src/`.'),
		export: required(string(/^[A-Za-z]\w*$/, 'a name'), 'Name of the export.'),
		chunk: optional(
			string(/^[a-z][a-z-]*$/, 'small letters and hyphens'),
			'Name of a bundle chunk. Declarations with the same chunk are loaded together; use it for small components of one page.',
		),
		blocks: optional(boolean, 'Whether the component renders blocks passed by a page as its `children`; false by default.'),
		props: optional(record(object(prop), /^[a-z][A-Za-z0-9]*$/), 'Props or arguments by name.'),
	},
});

export const components: ObjectGrammar = {
	name: 'Components',
	doc: 'Components and handlers written in TypeScript that manifests may refer to.',
	keys: {
		components: optional(
			record(object(declared('ComponentDeclaration', 'React component for `block: custom`.')), /^[a-z/-]+#[A-Z]\w*$/),
			'Components by name, such as features/judge#Workbench.',
		),
		handlers: optional(
			record(object(declared('HandlerDeclaration', 'Function for the step `do`.')), /^[a-z][A-Za-z0-9]*$/),
			'Handlers by name.',
		),
	},
};
