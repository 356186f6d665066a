import type { Grammar, ObjectGrammar, SlotType, UnionGrammar } from '#codegen/grammar/grammar.ts';

/** Describes the values of a key in a few words of Markdown; calls `seen` for every construct it mentions. */
export function describeGrammar(grammar: Grammar, seen: (construct: ObjectGrammar | UnionGrammar) => void): string {
	const describe = (inner: Grammar): string => describeGrammar(inner, seen);
	switch (grammar.kind) {
		case 'string':
			return grammar.names ? `name of ${withArticle(grammar.names.join(' or '))}` : (grammar.expects ?? 'text as it stands');
		case 'number':
			return describeNumber(grammar);
		case 'boolean':
			return '`true` or `false`';
		case 'enum':
			return grammar.values.map((value) => `\`${value}\``).join(', ');
		case 'scalar':
			return 'a single value';
		case 'any':
			return 'any data';
		case 'text':
			return 'text with `{…}`';
		case 'expression':
			return EXPRESSIONS[grammar.slot];
		case 'source':
			return SOURCES[grammar.yields];
		case 'reference':
			return `name of ${withArticle(grammar.to)}`;
		case 'body-field':
			return 'name of a field of the body';
		case 'arguments':
			return `map: input of \`${grammar.of}\` → expression, or map: field → expression`;
		case 'route-params':
			return `map: path parameter of \`${grammar.of}\` → expression`;
		case 'props':
			return `map: what \`${grammar.of}\` takes → expression`;
		case 'state-values':
			return 'map: state → expression';
		case 'list':
			return `list: ${describe(grammar.of)}`;
		case 'record':
			return `map: name → ${describe(grammar.of)}`;
		case 'object':
			return link(grammar.shape, seen);
		case 'look':
			return `${describe(grammar.of)}, or a [choice](#choices)`;
		case 'lazy':
			return link(grammar.shape(), seen);
		case 'union':
			return link(grammar.union, seen);
		case 'either':
			return grammar.of.map(describe).join(', or ');
		case 'blocks':
			return 'list of [blocks](#blocks)';
		case 'actions':
			return 'list of [steps](#steps)';
	}
}

export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

function link<Construct extends ObjectGrammar | UnionGrammar>(construct: Construct, seen: (construct: Construct) => void): string {
	seen(construct);
	return `[${construct.name}](#${construct.name.toLowerCase()})`;
}

function describeNumber({ integer, min, max }: Extract<Grammar, { kind: 'number' }>): string {
	const what = integer ? 'whole number' : 'number';
	if (min !== undefined && max !== undefined) return `${what}, ${min} to ${max}`;
	if (min !== undefined) return `${what}, at least ${min}`;
	return max === undefined ? what : `${what}, at most ${max}`;
}

const SOURCES = {
	list: 'expression: rows, `data.<name>` for example',
	object: 'expression: one object, `data.<name>` for example',
	row: 'expression: one more row',
} as const;

const EXPRESSIONS: Readonly<Record<SlotType, string>> = {
	any: 'expression',
	text: 'expression: text',
	boolean: 'expression: true or false',
	number: 'expression: a number',
	percent: 'expression: a number from 0 to 100',
	url: 'expression: the address of a picture or file',
	link: 'expression: an address',
	time: 'expression: a time',
	html: 'expression: HTML',
	key: 'expression: what tells rows apart, never null',
	list: 'expression: a list',
	badge: 'expression: text, which a dictionary may colour',
	tone: 'expression: the name of a tone',
	icon: 'expression: the name of an icon',
};
