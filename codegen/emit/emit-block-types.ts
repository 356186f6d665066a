/** Emits the TypeScript types of blocks, steps and targets from the grammar, as block components receive them. */
import { button, steps, target } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { BlockGrammar, Grammar, KeyGrammar, ObjectGrammar, ReferenceTarget, SlotType } from '#codegen/grammar/grammar.ts';
import { blockKeys } from '#codegen/grammar/grammar.ts';
import { printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

const SLOT_TYPES: Readonly<Record<SlotType, string>> = {
	any: 'unknown',
	text: 'string | number | boolean | null | undefined',
	boolean: 'boolean',
	number: 'number | null | undefined',
	percent: 'number | null | undefined',
	url: 'string | null | undefined',
	link: 'string | null | undefined',
	time: 'string | number | null | undefined',
	html: 'string | null | undefined',
	key: 'string | number | null | undefined',
	list: 'readonly unknown[] | null | undefined',
	badge: 'string | number | boolean | DictLabel | null | undefined',
	tone: 'string | null | undefined',
	icon: 'string | null | undefined',
};

/** Names that a generated table lists. */
const NAME_TYPES: Readonly<Partial<Record<ReferenceTarget, string>>> = {
	operation: 'OperationName',
	route: 'RouteName',
	guard: 'GuardName',
	dictionary: 'DictionaryName',
};

const IMPORTS = `import type { BlockBase, Expression, FieldRules, ListSource, ObjectSource, RefusalSpec, TextValue } from '#src/pages/block-base.ts';
import type { DictLabel } from '#src/pages/pipes.ts';
import type { OperationName } from './api/operations.ts';
import type { DictionaryName, GuardName, RouteName } from './names.ts';
`;

export function emitBlockTypes(): VirtualFile {
	const shapes = new Map<string, ObjectGrammar>();
	const kinds = Object.values(blockKinds);
	for (const shape of [...kinds, target, button, ...Object.values(steps)]) collect(shape, shapes);
	const types = [...shapes.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(printInterface);
	const unions = [
		`export type BlockKind = ${kinds.map(({ block }) => printScalar(block)).join(' | ')};`,
		`/** Every block by its kind. */\nexport interface BlocksByKind {\n${kinds.map(({ block, name }) => `\t${printKey(block)}: ${name};\n`).join('')}}`,
		'export type BlockDefinition = BlocksByKind[BlockKind];',
		`export type ActionStep = ${Object.values(steps)
			.map(({ name }) => name)
			.join(' | ')};`,
	];
	return {
		folder: 'generated',
		path: 'block-types.ts',
		text: `${header('codegen/grammar')}${IMPORTS}\n${[...unions, ...types].join('\n\n')}\n`,
	};
}

function collect(shape: ObjectGrammar, into: Map<string, ObjectGrammar>): void {
	if (into.has(shape.name)) return;
	into.set(shape.name, shape);
	const visit = (grammar: Grammar): void => {
		if (grammar.kind === 'object') collect(grammar.shape, into);
		if (grammar.kind === 'lazy') collect(grammar.shape(), into);
		if (grammar.kind === 'list' || grammar.kind === 'record') visit(grammar.of);
		if (grammar.kind === 'either') grammar.of.forEach(visit);
	};
	for (const [, key] of ownKeys(shape)) visit(key.grammar);
}

const isBlock = (shape: ObjectGrammar): shape is BlockGrammar => 'block' in shape;

/** Without the keys of every block, whose types are those of `BlockBase`. */
const ownKeys = (shape: ObjectGrammar): [string, KeyGrammar][] =>
	Object.entries(shape.keys).filter(([name]) => !isBlock(shape) || !Object.hasOwn(blockKeys, name));

function printInterface(shape: ObjectGrammar): string {
	const lines = ownKeys(shape)
		.filter(([, { resolved }]) => !resolved)
		.map(([name, key]) => printProperty(name, key));
	const own = isBlock(shape) ? [`\tblock: ${printScalar(shape.block)};`] : [];
	const derived = Object.entries(shape.derived ?? {}).map(
		([name, type]) => `\t${printKey(name)}${type.endsWith('undefined') ? '?' : ''}: ${type};`,
	);
	return `/** ${shape.doc} */\nexport interface ${shape.name}${isBlock(shape) ? ' extends BlockBase' : ''} {\n${[...own, ...lines, ...derived].join('\n')}\n}`;
}

function printProperty(name: string, key: KeyGrammar): string {
	return `\t/** ${key.doc} */\n\t${printKey(name)}${key.required ? '' : '?'}: ${printType(key.grammar)};`;
}

function printType(grammar: Grammar): string {
	switch (grammar.kind) {
		case 'string':
		case 'body-field':
			return 'string';
		case 'reference':
			return NAME_TYPES[grammar.to] ?? 'string';
		case 'number':
		case 'boolean':
			return grammar.kind;
		case 'scalar':
			return 'string | number | boolean | null';
		case 'any':
			return 'unknown';
		case 'enum':
			return grammar.values.map(printScalar).join(' | ');
		case 'text':
			return 'TextValue';
		case 'expression':
			return `Expression<${SLOT_TYPES[grammar.slot]}>`;
		case 'source':
			return grammar.yields === 'list' ? 'ListSource' : 'ObjectSource';
		case 'arguments':
		case 'route-params':
		case 'props':
		case 'state-values':
			return 'Expression<Record<string, unknown>>';
		case 'object':
			return grammar.shape.name;
		case 'lazy':
			return grammar.shape().name;
		case 'blocks':
			return 'readonly BlockDefinition[]';
		case 'actions':
			return 'readonly ActionStep[]';
		case 'list':
			return `readonly ${grouped(printType(grammar.of))}[]`;
		case 'record':
			return `Readonly<Record<string, ${printType(grammar.of)}>>`;
		case 'either':
			return [...new Set(grammar.of.map(printType))].join(' | ');
	}
}

const grouped = (type: string): string => (/[|=]/.test(type) && !type.startsWith('Expression<') ? `(${type})` : type);
