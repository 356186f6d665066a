import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { AnyRow, State } from '#mock/store/store.ts';
import { reportUnknownFields } from './unknown-row-fields.ts';

/** Checks that the rule matches an account of the seed: a misspelt one would refuse no writes. */
export function checkReadOnly(rule: ObjectSpec, rows: State, report: Report): void {
	const resource = String(scalarAt(rule, 'resource'));
	const accounts = rows[resource];
	const where = rule.keys.get('where')?.value;
	if (!accounts || where?.kind !== 'record') return;
	const uses = [...where.entries].map(([name, { key }]) => ({ name, at: key }));
	reportUnknownFields(uses, { resource, rows: accounts }, report);
	for (const [field, { value }] of where.entries) {
		const held = valuesOf(accounts, field);
		if (held.length === 0) continue;
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
