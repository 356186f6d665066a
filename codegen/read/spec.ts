import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, TemplatePart } from '#codegen/expression/ast.ts';
import type { BlockGrammar, Grammar, ObjectGrammar, ReferenceTarget, SlotType } from '#codegen/grammar/grammar.ts';
import type { Plain, ScalarValue } from './tree.ts';

/**
 * A manifest node that has the shape its grammar asks for. What it refers to is not looked at yet; a part that was wrong has been
 * reported and is left out.
 */
export type Spec = ScalarSpec | DataSpec | TextSpec | ExpressionSpec | ReferenceSpec | SourceSpec | ObjectSpec | ListSpec | RecordSpec;

export interface ScalarSpec {
	kind: 'scalar';
	value: ScalarValue;
	at: Span;
}

/** Data of any shape, taken as it stands. */
export interface DataSpec {
	kind: 'data';
	value: Plain;
	at: Span;
}

export interface TextSpec {
	kind: 'text';
	parts: readonly TemplatePart[];
	at: Span;
}

export interface ExpressionSpec {
	kind: 'expression';
	slot: SlotType;
	ast: Ast;
	at: Span;
}

export interface ReferenceSpec {
	kind: 'reference';
	to: ReferenceTarget;
	name: string;
	/** What the construct puts into the state that it names. */
	holds?: 'text' | 'key';
	at: Span;
}

export interface SourceSpec {
	kind: 'source';
	yields: 'list' | 'object' | 'row';
	ast: Ast;
	at: Span;
}

export interface ObjectSpec {
	kind: 'object';
	shape: ObjectGrammar | BlockGrammar;
	/** `block` for a block, `step` for a step of an action list. */
	role: 'object' | 'block' | 'step';
	keys: ReadonlyMap<string, { key: Span; value: Spec }>;
	/** A key was wrong and is left out: what seems missing may only be misspelt. */
	incomplete: boolean;
	at: Span;
}

export interface ListSpec {
	kind: 'list';
	items: readonly Spec[];
	/** An item was wrong and is left out. */
	incomplete: boolean;
	at: Span;
}

/** A map with names of the author's choice; `grammar` says what kind of names they are. */
export interface RecordSpec {
	kind: 'record';
	grammar: Extract<Grammar, { kind: 'record' | 'arguments' | 'route-params' | 'props' | 'state-values' }>;
	entries: ReadonlyMap<string, { key: Span; value: Spec }>;
	/** An entry was wrong and is left out. */
	incomplete: boolean;
	at: Span;
}

/** The value of a key that holds a scalar, or undefined. */
export function scalarAt(spec: ObjectSpec, key: string): ScalarValue | undefined {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'scalar' ? value.value : undefined;
}

export function referenceAt(spec: ObjectSpec, key: string): ReferenceSpec | undefined {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'reference' ? value : undefined;
}
