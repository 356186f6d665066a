/** Rules of single constructs. `SlotCompiler` compiles every construct by its grammar; a construct that needs more has a rule here. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';
import type { ObjectNode, ScopedNode } from '#codegen/walk/scoped-walk.ts';
import type { Compiled } from './compiled.ts';
import type { PageNames } from './page-names.ts';

export type Node = ScopedNode<ValueType>;

export interface ConstructRule {
	/** Type of the name that the construct binds to what a form or a row of it holds so far. */
	binds?: (owner: ObjectNode<ValueType>, context: ConstructContext) => ValueType;
	/** Checks the construct and returns what is emitted for it; without it, that are the entries of its keys. */
	compile?: (construct: Construct, context: ConstructContext) => readonly Entry[];
}

export type ConstructRules = ReadonlyMap<ObjectGrammar, ConstructRule>;

export type Entry = readonly [key: string, value: Compiled];

export interface Construct {
	node: ObjectNode<ValueType>;
	spec: ObjectSpec;
	keys: ReadonlyMap<string, Node>;
	/** The compiled keys. */
	entries: readonly Entry[];
}

/** The view of the page that rules get. Types of expressions are checked already, so reading one reports nothing. */
export interface ConstructContext {
	readonly names: Names;
	readonly page: PageNames;
	readonly report: Report;
	/** Type of an expression, of an item of a list, or of an object. */
	typeOf(node: Node | undefined): ValueType;
	/** Type of an item of the construct's list. */
	itemOf(node: ObjectNode<ValueType>): ValueType | undefined;
	/** Type of the key that identifies an item; undefined if the items have none. */
	keyTypeOf(node: ObjectNode<ValueType>): ValueType | undefined;
	/** The operation that the key names. */
	operationAt(spec: ObjectSpec, key: string): OperationModel | null;
}
