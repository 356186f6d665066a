import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, TemplatePart } from '#codegen/expression/ast.ts';
import type { BlockGrammar, Grammar, ObjectGrammar, ReferenceTarget, SlotType } from '#codegen/grammar/grammar.ts';
import type { Plain, ScalarValue } from './tree.ts';

/** A manifest node that matches its grammar. References are not resolved yet; invalid parts are reported and left out. */
export type Spec = ScalarSpec | DataSpec | TextSpec | ExpressionSpec | ReferenceSpec | SourceSpec | ObjectSpec | ListSpec | RecordSpec;

export interface ScalarSpec {
	kind: 'scalar';
	value: ScalarValue;
	at: SourceSpan;
}

/** Data of any shape, passed through unchanged. */
export interface DataSpec {
	kind: 'data';
	value: Plain;
	at: SourceSpan;
}

export interface TextSpec {
	kind: 'text';
	parts: readonly TemplatePart[];
	at: SourceSpan;
}

export interface ExpressionSpec {
	kind: 'expression';
	slot: SlotType;
	ast: Ast;
	at: SourceSpan;
}

export interface ReferenceSpec {
	kind: 'reference';
	to: ReferenceTarget;
	name: string;
	/** Type of value that the construct stores in the named state. */
	holds?: 'text' | 'key' | 'keys' | 'keys';
	at: SourceSpan;
}

export interface SourceSpec {
	kind: 'source';
	yields: 'list' | 'object' | 'row';
	ast: Ast;
	at: SourceSpan;
}

export interface ObjectSpec {
	kind: 'object';
	shape: ObjectGrammar | BlockGrammar;
	role: 'object' | 'block' | 'step';
	keys: ReadonlyMap<string, { key: SourceSpan; value: Spec }>;
	/** Names that `let` declares within a page. Reading has put their expressions in their place. */
	lets?: readonly string[];
	/** An invalid key was left out, so an apparently missing key may be misspelled. */
	incomplete: boolean;
	at: SourceSpan;
}

export interface ListSpec {
	kind: 'list';
	items: readonly Spec[];
	/** Choices that `when` of blocks in the list came from. */
	matches?: readonly Ast[];
	incomplete: boolean;
	at: SourceSpan;
}

/** A map with free keys; `grammar` tells what the keys name. */
export interface RecordSpec {
	kind: 'record';
	grammar: Extract<Grammar, { kind: 'record' | 'arguments' | 'route-params' | 'props' | 'state-values' }>;
	entries: ReadonlyMap<string, { key: SourceSpan; value: Spec }>;
	incomplete: boolean;
	at: SourceSpan;
}

/** The values as they are written; null for expressions and texts. */
export function plainOf(spec: Spec): Plain {
	switch (spec.kind) {
		case 'scalar':
		case 'data':
			return spec.value;
		case 'reference':
			return spec.name;
		case 'list':
			return spec.items.map(plainOf);
		case 'object':
			return Object.fromEntries([...spec.keys].map(([key, { value }]) => [key, plainOf(value)]));
		case 'record':
			return Object.fromEntries([...spec.entries].map(([key, { value }]) => [key, plainOf(value)]));
		default:
			return null;
	}
}

export function scalarAt(spec: ObjectSpec, key: string): ScalarValue | undefined {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'scalar' ? value.value : undefined;
}

export function referenceAt(spec: ObjectSpec, key: string): ReferenceSpec | undefined {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'reference' ? value : undefined;
}
