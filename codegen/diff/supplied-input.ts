import { fieldsOfForm } from '#codegen/check/page/form-fields.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

export interface SuppliedInput {
	name: string;
	at: SourceSpan;
	literal?: Plain | undefined;
}

/** The input that the node supplies to the operation of `key`: `with:` and form fields. Null if the runtime supplies it. */
export function suppliedInput(spec: ObjectSpec, key: string): SuppliedInput[] | null {
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

export function fieldsOf(form: ObjectSpec): SuppliedInput[] {
	return fieldsOfForm(form).flatMap(({ keys }) => {
		const field = keys.get('field')?.value;
		return field?.kind === 'scalar' ? [{ name: String(field.value), at: field.at }] : [];
	});
}
