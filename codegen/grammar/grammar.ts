/**
 * The vocabulary in which every manifest construct is described once. From these descriptions come the reader's checks,
 * the checker's slots, the JSON Schema of the YAML editor, the TypeScript types of the blocks and the authors' reference.
 */

/**
 * What an expression in a slot must yield. `badge` is text that a dictionary may colour, `link` an address that a user may be led to;
 * `tone` and `stage` are words of a closed set.
 */
export type SlotType =
	| 'any'
	| 'text'
	| 'boolean'
	| 'number'
	| 'percent'
	| 'url'
	| 'link'
	| 'time'
	| 'html'
	| 'key'
	| 'list'
	| 'badge'
	| 'tone'
	| 'stage';

export type ReferenceTarget =
	| 'operation'
	| 'route'
	| 'page'
	| 'component'
	| 'handler'
	| 'guard'
	| 'role'
	| 'permission'
	| 'dictionary'
	| 'menu'
	| 'state'
	| 'data'
	| 'paged-data'
	| 'dialog'
	| 'block';

/** What a text may be the name of: what is declared in manifests, rows of the seed, or handlers of the mock. */
export type NameKind = ReferenceTarget | 'resource' | 'mock-handler';

export type Grammar =
	/** `names`: what the text must be the name of one of; the check of the construct resolves it. */
	| { kind: 'string'; pattern?: RegExp; expects?: string; names?: readonly NameKind[] }
	| { kind: 'number'; integer?: boolean; min?: number; max?: number }
	| { kind: 'boolean' }
	| { kind: 'enum'; values: readonly string[] }
	/** A literal of any scalar type, as in a default. */
	| { kind: 'scalar' }
	/** Data of any shape, taken as it stands. */
	| { kind: 'any' }
	/** A literal in which `{expression}` interpolates. */
	| { kind: 'text' }
	| { kind: 'expression'; slot: SlotType }
	/** `holds`: for state, what the construct puts into it; `key` is text or a number. */
	| { kind: 'reference'; to: ReferenceTarget; holds?: 'text' | 'key' }
	/** `data.<name>` or another expression that yields rows (`list`), one object (`object`), or one more row of the sibling `source` (`row`). */
	| { kind: 'source'; yields: 'list' | 'object' | 'row' }
	/** Parameter and body values of the operation named by the sibling key `of`. */
	| { kind: 'arguments'; of: string }
	/** Path parameters of the route named by the sibling key `of`. */
	| { kind: 'route-params'; of: string }
	/** The name of a field in the body of the enclosing form's operation. */
	| { kind: 'body-field' }
	/** Props of the custom component, arguments of the handler, or params of the dialog, named by the sibling key `of`. */
	| { kind: 'props'; of: string }
	/** Page state names with the value each is set to. */
	| { kind: 'state-values' }
	| { kind: 'list'; of: Grammar; nonEmpty?: boolean }
	| { kind: 'record'; of: Grammar; keyPattern?: RegExp }
	| { kind: 'object'; shape: ObjectGrammar }
	| { kind: 'either'; of: readonly Grammar[] }
	| { kind: 'blocks' }
	| { kind: 'actions' }
	/** Same construct again, named to allow recursion. */
	| { kind: 'lazy'; shape: () => ObjectGrammar };

/**
 * A name that expressions may use, and the origin of its value. From the key `of` come an item of the list or the object that its expression
 * yields, the answer or input of the operation that it names, or what its map declares. `unknown` has no declared type.
 */
export type Binding = { name: string } & (
	| { value: 'item' | 'object' | 'answer' | 'input' | 'calls' | 'variables' | 'params'; of: string }
	| { value: 'route' | 'session' | 'text' | 'unknown'; of?: undefined }
);

type KeyBinding = Extract<Binding, { of: string }>;

export interface KeyGrammar {
	grammar: Grammar;
	required?: boolean;
	/** One sentence for the author: what the key is for, with its unit and default. */
	doc: string;
	/** Names for this key alone, beside those that the construct binds. */
	binds?: readonly Binding[];
	/** `outer`: expressions below see only the names around the enclosing block. */
	scope?: 'outer';
	/** The field of the bound item that the runtime reads when the key is left out. */
	field?: string;
}

export interface ObjectGrammar {
	/** PascalCase: the name of the emitted TypeScript type and of the schema definition. */
	name: string;
	doc: string;
	keys: Readonly<Record<string, KeyGrammar>>;
	/** Names for all keys, except a key whose expression is the origin of such a name. */
	binds?: readonly Binding[];
	/** Names for the steps that follow this one in an action list. */
	bindsAfter?: readonly Binding[];
	/** Exactly one of these keys must be present. */
	oneOf?: readonly string[];
	/** Keys that the compiler works out and adds, with their TypeScript types (`| undefined` for one that may be left out); authors never write them. */
	derived?: Readonly<Record<string, string>>;
}

export interface BlockGrammar extends ObjectGrammar {
	/** The word written after `block:`. */
	block: string;
}

export const string = (pattern?: RegExp, expects?: string): Grammar => ({ kind: 'string', pattern, expects });
export const nameOf = (...names: NameKind[]): Grammar => ({ kind: 'string', names });
export const integer = (min?: number, max?: number): Grammar => ({ kind: 'number', integer: true, min, max });
export const number = (min?: number, max?: number): Grammar => ({ kind: 'number', min, max });
export const boolean: Grammar = { kind: 'boolean' };
export const scalar: Grammar = { kind: 'scalar' };
export const anyData: Grammar = { kind: 'any' };
export const text: Grammar = { kind: 'text' };
export const blocks: Grammar = { kind: 'blocks' };
export const actions: Grammar = { kind: 'actions' };
export const anyOf = (...values: string[]): Grammar => ({ kind: 'enum', values });
export const expression = (slot: SlotType): Grammar => ({ kind: 'expression', slot });
export const reference = (to: ReferenceTarget): Grammar => ({ kind: 'reference', to });
/** Page state into which the construct puts text, or the key of a row. */
export const stateFor = (holds: 'text' | 'key'): Grammar => ({ kind: 'reference', to: 'state', holds });
export const source = (yields: 'list' | 'object' | 'row'): Grammar => ({ kind: 'source', yields });
export const list = (of: Grammar, nonEmpty = false): Grammar => ({ kind: 'list', of, nonEmpty });
export const record = (of: Grammar, keyPattern?: RegExp): Grammar => ({ kind: 'record', of, keyPattern });
export const object = (shape: ObjectGrammar): Grammar => ({ kind: 'object', shape });
export const lazy = (shape: () => ObjectGrammar): Grammar => ({ kind: 'lazy', shape });
export const either = (...of: Grammar[]): Grammar => ({ kind: 'either', of });
export const argumentsOf = (of: string): Grammar => ({ kind: 'arguments', of });
export const routeParamsOf = (of: string): Grammar => ({ kind: 'route-params', of });
export const propsOf = (of: string): Grammar => ({ kind: 'props', of });

/** What expressions of a key see: only the names around the enclosing block, those around the construct, or also those that it binds. */
export function sightOf(shape: ObjectGrammar, name: string, { scope }: KeyGrammar): 'block' | 'construct' | 'bound' {
	if (scope === 'outer') return 'block';
	return isOrigin(shape, name) ? 'construct' : 'bound';
}

/** Whether a name is bound to what the expression at `key` yields. */
export const isOrigin = ({ binds }: ObjectGrammar, key: string): boolean =>
	binds?.some(({ value, of }) => of === key && (value === 'item' || value === 'object')) ?? false;

/** The name that a construct binds in this way. */
export const bindingOf = ({ binds }: ObjectGrammar, value: KeyBinding['value']): KeyBinding | undefined =>
	binds?.find((binding): binding is KeyBinding => binding.value === value);

export const required = (grammar: Grammar, doc: string, more?: Partial<KeyGrammar>): KeyGrammar => ({
	grammar,
	doc,
	required: true,
	...more,
});
export const optional = (grammar: Grammar, doc: string, more?: Partial<KeyGrammar>): KeyGrammar => ({ grammar, doc, ...more });

/** The key by which rows are told apart; `row.id` by default. */
export const rowKey = (doc: string): KeyGrammar => optional(expression('key'), doc, { field: 'id' });

/** Keys that every block may have. */
export const blockKeys: Readonly<Record<string, KeyGrammar>> = {
	when: optional(expression('boolean'), 'Draws the block only while this is true.'),
	guard: optional(reference('guard'), 'Draws the block only for users whom this guard lets pass.'),
	busy: optional(expression('boolean'), 'Covers the block while this is true, and lets nobody use it.', { scope: 'outer' }),
	room: optional(
		integer(1, 2000),
		'Pixels of height that it keeps while it waits for its data, so that what stands below stays in its place.',
	),
};

/** Describes a block kind; `when`, `guard`, `busy` and `room` come with every one. */
export const block = (kind: string, shape: ObjectGrammar): BlockGrammar => ({
	...shape,
	block: kind,
	keys: { ...shape.keys, ...blockKeys },
});
