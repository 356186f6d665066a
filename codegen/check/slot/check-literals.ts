import type { JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { schemaOfField } from '#codegen/check/api/field-schema.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { LiteralResult } from '#codegen/expression/literal-results.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';

interface GivenLiterals {
	literals: Iterable<LiteralResult>;
	described?: SourceSpan | undefined;
}

/** Reports literals beyond the limits of the parameter or body field `name`, or of another format: each such call would be refused. */
export function checkLiterals(operation: OperationModel, name: string, { literals, described }: GivenLiterals, report: Report): void {
	const schema = schemaOfField(operation, name)?.schema;
	if (!schema) return;
	const related = described ? { related: [{ at: described, message: 'It is described here.' }] } : {};
	for (const { value, at } of literals) {
		if (typeof value === 'string' && value !== '' && !fitsFormat(value, schema)) {
			const message = `\`${name}\` of \`${operation.name}\` has \`format: ${String(schema.format)}\`, which \`${value}\` is not.`;
			report({ code: 'wrong-format', message, at, ...related });
			continue;
		}
		const broken = typeof value === 'number' ? brokenByNumber(value, schema) : brokenByText(value, schema);
		if (!broken) continue;
		report({
			code: 'out-of-range',
			message: `\`${name}\` of \`${operation.name}\` has \`${broken.limit}: ${broken.of}\`, but this is ${broken.found}.`,
			hint: 'Give a value within the limits, or change them in the API document.',
			at,
			...related,
		});
	}
}

const fitsFormat = (value: string, { format }: JsonObject): boolean =>
	typeof format !== 'string' || runCheck(createContract({}).checkOf({ type: 'string', format }), value).problems.length === 0;

interface BrokenLimit {
	limit: string;
	of: number;
	found: string;
}

const NUMBER_LIMITS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
	minimum: (value, limit) => value < limit,
	maximum: (value, limit) => value > limit,
	exclusiveMinimum: (value, limit) => value <= limit,
	exclusiveMaximum: (value, limit) => value >= limit,
};

const LENGTH_LIMITS: Readonly<Record<string, (length: number, limit: number) => boolean>> = {
	minLength: (length, limit) => length < limit,
	maxLength: (length, limit) => length > limit,
};

const brokenByNumber = (value: number, schema: JsonObject): BrokenLimit | null => brokenLimit(value, schema, NUMBER_LIMITS, String(value));

/** JSON Schema counts characters, not UTF-16 units. */
function brokenByText(value: string, schema: JsonObject): BrokenLimit | null {
	const { length } = [...value];
	return brokenLimit(length, schema, LENGTH_LIMITS, `${length} ${length === 1 ? 'character' : 'characters'} long`);
}

function brokenLimit(value: number, schema: JsonObject, limits: typeof NUMBER_LIMITS, found: string): BrokenLimit | null {
	for (const [limit, isBroken] of Object.entries(limits)) {
		const of = schema[limit];
		if (typeof of === 'number' && isBroken(value, of)) return { limit, of, found };
	}
	return null;
}
