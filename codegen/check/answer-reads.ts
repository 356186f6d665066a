import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';

/**
 * Records which response fields the expressions of a page read. Fields are compared by identity: a schema yields the same field objects
 * wherever it is referenced.
 */
export class AnswerReads {
	/** Fields read from the page's data. */
	readonly data = new Set<ValueField>();
	/** Fields read from the responses of steps and forms. */
	readonly result = new Set<ValueField>();
	/** Scope names bound to those responses. */
	readonly answers = new Set<string>();

	note(field: ValueField, root: string): void {
		this.of(root).add(field);
	}

	/** For a value that is passed whole to a component or handler: all its fields count as read. */
	noteWhole(type: ValueType, roots: readonly string[]): void {
		for (const root of new Set(roots)) addAll(type, this.of(root));
	}

	private of(root: string): Set<ValueField> {
		return this.answers.has(root) ? this.result : this.data;
	}
}

function addAll(type: ValueType, into: Set<ValueField>): void {
	if (type.kind === 'array') addAll(type.items, into);
	if (type.kind === 'union') for (const member of type.of) addAll(member, into);
	if (type.kind !== 'object') return;
	for (const field of type.fields().values()) {
		// Schemas may be recursive.
		if (into.has(field)) continue;
		into.add(field);
		addAll(field.type, into);
	}
}
