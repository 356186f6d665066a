/** Prints the constructs of a grammar as TypeScript types. */
import {
	type BlockGrammar,
	blockKeys,
	type Grammar,
	type KeyGrammar,
	type ObjectGrammar,
	type ReferenceTarget,
	type SlotType,
	type UnionGrammar,
} from '#codegen/grammar/grammar.ts';
import { printKey, printScalar } from './print.ts';

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
	tone: "DictLabel['tone'] | '' | null | undefined",
	icon: 'string | null | undefined',
};

/** Names that a generated table lists. */
const NAME_TYPES: Readonly<Partial<Record<ReferenceTarget, string>>> = {
	operation: 'OperationName',
	route: 'RouteName',
	guard: 'GuardName',
	dictionary: 'DictionaryName',
};

type Construct = ObjectGrammar | UnionGrammar;

/** The types of the constructs and of those in them, in the order of their names. */
export function printTypes(constructs: readonly Construct[]): string[] {
	const found = new Map<string, Construct>();
	for (const construct of constructs) collect(construct, found);
	return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(printConstruct);
}

const isUnion = (construct: Construct): construct is UnionGrammar => 'kinds' in construct;

function collect(construct: Construct, into: Map<string, Construct>): void {
	if (into.has(construct.name)) return;
	into.set(construct.name, construct);
	if (isUnion(construct)) {
		for (const kind of construct.kinds) collect(kind, into);
		return;
	}
	const visit = (grammar: Grammar): void => {
		if (grammar.kind === 'object') collect(grammar.shape, into);
		if (grammar.kind === 'lazy') collect(grammar.shape(), into);
		if (grammar.kind === 'union') collect(grammar.union, into);
		if (grammar.kind === 'list' || grammar.kind === 'record') visit(grammar.of);
		if (grammar.kind === 'either') grammar.of.forEach(visit);
	};
	for (const [, key] of ownKeys(construct)) visit(key.grammar);
}

const isBlock = (shape: ObjectGrammar): shape is BlockGrammar => 'block' in shape;

/** Without the keys of every block, whose types are those of `BlockBase`. */
const ownKeys = (shape: ObjectGrammar): [string, KeyGrammar][] =>
	Object.entries(shape.keys).filter(([name]) => !isBlock(shape) || !Object.hasOwn(blockKeys, name));

function printConstruct(construct: Construct): string {
	if (isUnion(construct))
		return printAlias(
			construct,
			construct.kinds.map(({ name }) => name),
		);
	// Of keys that exclude each other, each is a kind.
	const { keys, oneOf } = construct;
	if (oneOf?.length === Object.keys(keys).length)
		return printAlias(
			construct,
			Object.entries(keys).map(([name, { grammar }]) => `{ ${printKey(name)}: ${printType(grammar)} }`),
		);
	return printInterface(construct);
}

const printAlias = ({ name, doc }: Construct, options: readonly string[]): string =>
	`/** ${doc} */\nexport type ${name} =\n\t| ${options.join('\n\t| ')};`;

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
			return grammar.shape.isChoosable ? `Choice<${grammar.shape.name}>` : grammar.shape.name;
		case 'look':
			return `${printType(grammar.of)} | Expression<${printType(grammar.of)} | ''>`;
		case 'lazy':
			return grammar.shape().name;
		case 'union':
			return grammar.union.name;
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

const grouped = (type: string): string => (/[|=]/.test(type.replaceAll(/<[^<>]*>/g, '')) ? `(${type})` : type);
