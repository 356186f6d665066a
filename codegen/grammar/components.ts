import { boolean, lazy, type ObjectGrammar, object, optional, record, reference, required, string } from './grammar.ts';

const namePattern = /^[a-z][A-Za-z0-9]*$/;

const typeKeys: ObjectGrammar['keys'] = {
	schema: optional(reference('schema'), 'Component schema of an API document, as `<api>.<Schema>`.'),
	data: optional(reference('operation'), 'Operation whose response the value is, as `<api>.<operationId>`.'),
	type: optional(
		{
			kind: 'enum',
			values: ['string', 'integer', 'number', 'boolean', 'array'],
			instead:
				'Name the schema of an object instead: `schema: <api>.<Schema>`, or `data: <api>.<operationId>` for a whole response. If no API has it, list its `fields`.',
		},
		'Plain type of the value; `array` needs `items`.',
	),
	items: optional(
		lazy(() => typeDeclaration),
		'Type of the items of an `array`.',
	),
	fields: optional(
		record(
			lazy(() => prop),
			namePattern,
		),
		'Fields of an object that no API has, such as what an event tells, by name.',
	),
};

const oneOf = ['schema', 'data', 'type', 'fields'];

const typeDeclaration: ObjectGrammar = {
	name: 'TypeDeclaration',
	doc: 'Type of a value: a schema of an API, the response of an operation, a plain type, or an object with fields of its own.',
	oneOf,
	keys: typeKeys,
};

const prop: ObjectGrammar = {
	name: 'PropDeclaration',
	doc: 'Prop of a component, argument of a handler, or field of an object. It may be null unless it is required.',
	oneOf,
	keys: {
		...typeKeys,
		required: optional(boolean, 'Whether the value is required; false by default.'),
		doc: optional(string(), 'Description of its purpose.'),
	},
};

const moduleKeys: ObjectGrammar['keys'] = {
	module: required(
		string(/^([\w-][\w.-]*\/)*[\w-][\w.-]*\.tsx?$/, 'a .ts or .tsx file of the code folder'),
		'Source file, relative to the code folder, such as components/plate.tsx.',
	),
	export: required(string(/^[A-Za-z]\w*$/, 'a name'), 'Name of the export.'),
	props: optional(record(object(prop), namePattern), 'Props or arguments by name.'),
};

const place: ObjectGrammar = {
	name: 'PlaceDeclaration',
	doc: 'Slot or event of a component. A slot may give its blocks a value, `slot`, and an event its steps, `event`: its type is declared here.',
	keys: { ...typeKeys, doc: optional(string(), 'Description of the place, or of when the event happens.') },
};

const component: ObjectGrammar = {
	name: 'ComponentDeclaration',
	doc: 'React component for `block: custom`.',
	keys: {
		...moduleKeys,
		blocks: optional(boolean, 'Whether the component renders blocks passed by a page as its `children`; false by default.'),
		slots: optional(record(object(place), namePattern), 'Places by name for which a page may have blocks, in addition to `children`.'),
		events: optional(
			record(object(place), namePattern),
			'What happens in the component, by name; a page may run steps then, and the component learns whether all of them have run.',
		),
	},
};

const handler: ObjectGrammar = {
	name: 'HandlerDeclaration',
	doc: 'Function for the step `do`.',
	keys: { ...moduleKeys, result: optional(object(typeDeclaration), 'Type of its result, which later steps read as `result`.') },
};

export const components: ObjectGrammar = {
	name: 'Components',
	doc: 'Components and handlers written in TypeScript that manifests may refer to.',
	keys: {
		components: optional(record(object(component), /^[a-z/-]+#[A-Z]\w*$/), 'Components by name, such as judge#Workbench.'),
		handlers: optional(record(object(handler), namePattern), 'Handlers by name.'),
	},
};
