/** Describes each manifest construct once. Checks, slots, editor schemas, block types and the reference are derived from it. */

/** `badge` is text that a dictionary may colour, `link` an address that users follow; `tone` is an enum, `icon` names an icon. */
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
	| 'icon';

export type ReferenceTarget =
	| 'operation'
	| 'schema'
	| 'route'
	| 'page'
	| 'component'
	| 'handler'
	| 'guard'
	| 'role'
	| 'permission'
	| 'dictionary'
	| 'feature'
	| 'menu'
	| 'icon'
	| 'state'
	| 'data'
	| 'paged-data'
	| 'dialog'
	| 'block';

export type NameKind = ReferenceTarget | 'resource' | 'mock-handler';

export type Grammar =
	/** `names`: kinds of names the text may be. The check of the construct resolves it. */
	| { kind: 'string'; pattern?: RegExp; expects?: string; names?: readonly NameKind[] }
	| { kind: 'number'; integer?: boolean; min?: number; max?: number }
	| { kind: 'boolean' }
	/** `instead`: the hint for any other value. */
	| { kind: 'enum'; values: readonly string[]; instead?: string }
	| { kind: 'scalar' }
	| { kind: 'any' }
	| { kind: 'text' }
	| { kind: 'expression'; slot: SlotType }
	/** `holds`: the type of value that the construct stores in the state; `key` is text or a number, `keys` a list of them. */
	| { kind: 'reference'; to: ReferenceTarget; holds?: 'text' | 'key' | 'keys' }
	/** `data.<name>` or an expression that yields rows (`list`), one object (`object`), or one more row of the sibling `source` (`row`). */
	| { kind: 'source'; yields: 'list' | 'object' | 'row' }
	/** Parameter and body values of the operation named by the sibling key `of`. */
	| { kind: 'arguments'; of: string }
	/** Path parameters of the route named by the sibling key `of`. */
	| { kind: 'route-params'; of: string }
	/** The name of a field in the body of the enclosing form's operation. */
	| { kind: 'body-field' }
	/** Props of the custom component, arguments of the handler, or params of the dialog, named by the sibling key `of`. */
	| { kind: 'props'; of: string }
	| { kind: 'state-values' }
	| { kind: 'list'; of: Grammar; nonEmpty?: boolean }
	/** `gives`: the name under which expressions in an entry read what the custom component gives to its slot or event of that name. */
	| { kind: 'record'; of: Grammar; keyPattern?: RegExp; gives?: 'slot' | 'event' }
	| { kind: 'object'; shape: ObjectGrammar }
	/** A literal that a choice among such literals may stand for. `name` is that of the choice. */
	| { kind: 'look'; name: string; of: Grammar }
	| { kind: 'union'; union: UnionGrammar }
	| { kind: 'either'; of: readonly Grammar[] }
	| { kind: 'blocks' }
	| { kind: 'actions' }
	| { kind: 'lazy'; shape: () => ObjectGrammar };

/**
 * A name that expressions may use, and the origin of its value: an item or object that the expression at key `of` yields, the response or
 * input of the operation named there, a row of the body field named there, the result of the handler named there, the declarations in the map
 * there, or what a component gives to the slot or event of that name. `file` and `part` are what an upload sends.
 */
export type Binding = { name: string } & (
	| { value: 'item' | 'object' | 'answer' | 'result' | 'input' | 'entry' | 'calls' | 'variables' | 'params' | 'slot' | 'event'; of: string }
	| { value: 'route' | 'session' | 'features' | 'let' | 'text' | 'file' | 'part'; of?: undefined }
);

type KeyBinding = Extract<Binding, { of: string }>;

export interface KeyGrammar {
	grammar: Grammar;
	required?: boolean;
	/** One sentence for the author: purpose, unit, default. */
	doc: string;
	/** Names in scope for this key alone, in addition to those of the construct. */
	binds?: readonly Binding[];
	/** `outer`: expressions below see only the names around the enclosing block. */
	scope?: 'outer';
	/** The runtime evaluates the expression only once all form values that it reads are filled. */
	onceFilled?: boolean;
	/** Expressions below may read fields marked `x-secret`. */
	secrets?: boolean;
	/** The compiler resolves the value into derived keys, and emits nothing for the key itself. */
	resolved?: boolean;
	/** Field of the bound item that the runtime reads if the key is omitted. */
	field?: string;
}

export interface ObjectGrammar {
	/** PascalCase; names the emitted TypeScript type and the schema definition. */
	name: string;
	doc: string;
	keys: Readonly<Record<string, KeyGrammar>>;
	/** Names in scope for all keys except the key that a name originates from. */
	binds?: readonly Binding[];
	/** Names in scope for later steps of the same action list. */
	bindsAfter?: readonly Binding[];
	/** Exactly one of these keys must be present. */
	oneOf?: readonly string[];
	/** Former keys, with those that have taken their place. */
	moved?: Readonly<Record<string, string>>;
	/** A choice among such objects may stand for one. The shape then has a `when`. */
	isChoosable?: true;
	/** Keys that the compiler adds, with their TypeScript types (`| undefined` if optional). Authors never write them. */
	derived?: Readonly<Record<string, string>>;
}

/** A construct of several kinds, each with its own keys. */
export interface UnionGrammar {
	/** PascalCase, as that of an object. */
	name: string;
	doc: string;
	/** Keys that tell the kind. Exactly one of them must be present. */
	by: readonly string[];
	/** Each requires one key of `by`, with a value of its own unless no other kind has the key. */
	kinds: readonly ObjectGrammar[];
}

export interface BlockGrammar extends ObjectGrammar {
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
export const look = (name: string, ...values: string[]): Grammar => ({ kind: 'look', name, of: anyOf(...values) });
export const iconLook: Grammar = { kind: 'look', name: 'Icon', of: reference('icon') };
export const stateFor = (holds: 'text' | 'key' | 'keys'): Grammar => ({ kind: 'reference', to: 'state', holds });
export const source = (yields: 'list' | 'object' | 'row'): Grammar => ({ kind: 'source', yields });
export const list = (of: Grammar, nonEmpty = false): Grammar => ({ kind: 'list', of, nonEmpty });
export const record = (of: Grammar, keyPattern?: RegExp): Grammar => ({ kind: 'record', of, keyPattern });
export const object = (shape: ObjectGrammar): Grammar => ({ kind: 'object', shape });
export const union = (union: UnionGrammar): Grammar => ({ kind: 'union', union });
export const lazy = (shape: () => ObjectGrammar): Grammar => ({ kind: 'lazy', shape });
export const either = (...of: Grammar[]): Grammar => ({ kind: 'either', of });
export const argumentsOf = (of: string): Grammar => ({ kind: 'arguments', of });
export const routeParamsOf = (of: string): Grammar => ({ kind: 'route-params', of });
export const propsOf = (of: string): Grammar => ({ kind: 'props', of });

/** Names in scope for a key: those around the block, those around the construct, or also those that the construct binds. */
export function sightOf(shape: ObjectGrammar, name: string, { scope }: KeyGrammar): 'block' | 'construct' | 'bound' {
	if (scope === 'outer') return 'block';
	return isOrigin(shape, name) ? 'construct' : 'bound';
}

/** Whether a bound name gets its value from the expression at `key`. */
export const isOrigin = ({ binds }: ObjectGrammar, key: string): boolean =>
	binds?.some(({ value, of }) => of === key && (value === 'item' || value === 'object')) ?? false;

export const bindingOf = ({ binds }: ObjectGrammar, value: KeyBinding['value']): KeyBinding | undefined =>
	binds?.find((binding): binding is KeyBinding => binding.value === value);

export const required = (grammar: Grammar, doc: string, more?: Partial<KeyGrammar>): KeyGrammar => ({
	grammar,
	doc,
	required: true,
	...more,
});
export const optional = (grammar: Grammar, doc: string, more?: Partial<KeyGrammar>): KeyGrammar => ({ grammar, doc, ...more });

const tonedBadge: ObjectGrammar = {
	name: 'TonedBadge',
	doc: 'Badge whose colour no dictionary tells.',
	keys: {
		text: required(text, 'Text of the badge; an empty one renders nothing.'),
		tone: required(expression('tone'), 'Colour: `info`, `ok`, `warn`, `bad` or `mute`; info if it is null.'),
	},
};

export const badge: Grammar = either(expression('badge'), object(tonedBadge));

export const rowKey = (doc: string): KeyGrammar => optional(expression('key'), doc, { field: 'id' });

const sheet: ObjectGrammar = {
	name: 'PrintSheet',
	doc: 'A sheet of paper: while its block is visible, the page prints nothing else.',
	keys: {
		paper: optional(anyOf('portrait', 'landscape'), 'Orientation of the paper; portrait by default.'),
		title: optional(text, 'Heading of the sheet; the title of the page by default.', { scope: 'outer' }),
		bare: optional(
			boolean,
			'Prints the block without the heading and the page number, and with narrow margins: for a picture that fills the sheet, as a certificate does; false by default.',
		),
		rows: optional(
			integer(1, 5000),
			'Number of rows up to which the `print` step fetches all pages of paged tables in the sheet; by default the rows on the screen are printed.',
		),
	},
};

export const lets: KeyGrammar = optional(
	record(expression('any'), /^[a-z][A-Za-z0-9]*$/),
	'Names for expressions, read as `let.<name>` in everything below. A name may read those before it.',
	{ resolved: true },
);

export const blockKeys: Readonly<Record<string, KeyGrammar>> = {
	let: lets,
	when: optional(expression('boolean'), 'Renders the block only while this is true.', { scope: 'outer' }),
	guard: optional(reference('guard'), 'Renders the block only for users who pass this guard.'),
	busy: optional(expression('boolean'), 'Covers the block and prevents input while this is true.', { scope: 'outer' }),
	print: optional(
		either(anyOf('never', 'only', 'new-page'), object(sheet)),
		'Block on paper: `never` leaves it out, `only` shows it nowhere else, `new-page` begins a page with it, an object makes it the sheet of the page. Controls are never printed.',
	),
};

export const block = (kind: string, shape: ObjectGrammar): BlockGrammar => ({
	...shape,
	block: kind,
	keys: { ...shape.keys, ...blockKeys },
});
