import { fieldsOfForm } from '#codegen/check/check-form.ts';
import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

export interface Given {
	name: string;
	at: Span;
	literal?: Plain | undefined;
}

/** What the node gives to the operation of `key`: `with:`, and the fields of a form. Null when that is up to the runtime. */
export function givenTo(spec: ObjectSpec, key: string): Given[] | null {
	const { name: shape, keys } = spec.shape;
	const holds = Object.keys(keys).find((other) => {
		const grammar = keys[other]?.grammar;
		return (grammar?.kind === 'arguments' && grammar.of === key) || (shape === 'TokenSource' && other === 'with');
	});
	const record = holds === undefined ? undefined : spec.keys.get(holds)?.value;
	if (shape === 'Dictionaries' || (shape === 'AppSession' && key === 'signIn' && !record)) return null;
	const given =
		record?.kind === 'record' ? [...record.entries].map(([name, entry]) => ({ name, at: entry.key, literal: literalOf(entry.value) })) : [];
	return key === 'submits' ? [...given, ...fieldsOf(spec)] : given;
}

function literalOf(value: Spec): Plain | undefined {
	return value.kind === 'expression' && value.ast.kind === 'literal' ? value.ast.value : undefined;
}

/** The fields that a form lets the user fill. */
export function fieldsOf(form: ObjectSpec): Given[] {
	return fieldsOfForm(form).flatMap(({ keys }) => {
		const field = keys.get('field')?.value;
		return field?.kind === 'scalar' ? [{ name: String(field.value), at: field.at }] : [];
	});
}
