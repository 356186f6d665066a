import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { AnyRow, State } from '#mock/store/store.ts';

/** Checks that some account of the seed is one that may only read: a misspelt rule would refuse nobody. */
export function checkReadOnly(rule: ObjectSpec | null, rows: State, report: Report): void {
	const resource = rule && String(scalarAt(rule, 'resource'));
	const accounts = resource === null ? undefined : rows[resource];
	const where = rule?.keys.get('where')?.value;
	if (!accounts || where?.kind !== 'record') return;
	for (const [field, { key, value }] of where.entries) {
		const held = valuesOf(accounts, field);
		if (held.length === 0) {
			const fields = [...new Set(accounts.flatMap((row) => Object.keys(row)))];
			const near = closest(field, fields);
			const hint = near ? `Did you mean \`${near}\`?` : `Its fields are: ${fields.join(', ')}.`;
			report({ code: 'unknown-seed-field', message: `No row of \`${resource}\` has the field \`${field}\`.`, hint, at: key });
			continue;
		}
		for (const item of scalarsIn(value)) {
			const text = String(item.value);
			if (held.includes(text)) continue;
			const message = `No row of \`${resource}\` has \`${field}: ${text}\`, so no account would be refused.`;
			report({ code: 'wrong-mock-value', message, hint: `It is one of ${held.slice(0, 10).join(', ')}.`, at: item.at });
		}
	}
}

const valuesOf = (rows: readonly AnyRow[], field: string): string[] => [
	...new Set(rows.flatMap((row) => (row[field] === undefined ? [] : String(row[field])))),
];

function scalarsIn(spec: Spec): (Spec & { kind: 'scalar' })[] {
	if (spec.kind === 'list') return spec.items.flatMap(scalarsIn);
	return spec.kind === 'scalar' ? [spec] : [];
}
