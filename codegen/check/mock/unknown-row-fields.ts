import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';

export interface FieldUse {
	/** A path reads the first field. */
	name: string;
	at: SourceSpan;
}

/** Reports fields that none of the rows has; of a resource without rows nothing is known. */
export function reportUnknownFields(
	uses: readonly FieldUse[],
	{ resource, rows }: { resource: string; rows: readonly object[] },
	report: Report,
): void {
	const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	if (fields.length === 0) return;
	for (const { name, at } of uses) {
		const field = name.split('.')[0] ?? name;
		if (fields.includes(field)) continue;
		const suggestion = suggestName({ name: field, at, candidates: fields, otherwise: `Its fields are: ${fields.join(', ')}.` });
		report({ code: 'unknown-seed-field', message: `No row of \`${resource}\` has the field \`${field}\`.`, ...suggestion });
	}
}
