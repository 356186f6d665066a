import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';

/** Fields of answers that the expressions of a page read. Fields are told apart by identity: a schema is one object however often it is named. */
export class AnswerReads {
	/** Of the page's data. */
	readonly data = new Set<ValueField>();
	/** Of what a step or a form has called. */
	readonly result = new Set<ValueField>();
	/** Names of those answers. */
	readonly answers = new Set<string>();

	note(field: ValueField, root: string): void {
		this.of(root).add(field);
	}

	/** The value is handed on as it is, to a component or a handler, which may read all of it. */
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
		// A schema may contain itself.
		if (into.has(field)) continue;
		into.add(field);
		addAll(field.type, into);
	}
}
