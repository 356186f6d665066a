import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';

/** Response fields that a page's expressions read, compared by identity: a schema yields the same field objects wherever it is used. */
export class AnswerReads {
	readonly data = new Set<ValueField>();
	readonly result = new Set<ValueField>();
	readonly answers = new Set<string>();

	note(field: ValueField, root: string): void {
		this.of(root).add(field);
	}

	/** For a value that is passed whole to a component or handler: all its fields count as read. */
	noteWhole(type: ValueType, ast: Ast): void {
		const roots = collectPaths(ast).flatMap(([root]) => root ?? []);
		for (const root of new Set(roots)) addAll(type, this.of(root));
	}

	/** For a response that a form keeps whole, as that of an upload. */
	noteAnswer(type: ValueType): void {
		addAll(type, this.result);
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
