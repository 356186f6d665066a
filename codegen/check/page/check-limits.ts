import type { JsonObject } from '#codegen/check/api/api-model.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';

interface Limit {
	value: number | string;
	at: SourceSpan | null;
}

/**
 * Reports `min` above `max`. A key that is absent has the schema's value by default. Compares literals only: numbers,
 * and days, months or times of the same format, which sort as text.
 */
export function checkLimits(spec: ObjectSpec, schema: JsonObject, report: Report): void {
	const [min, max] = [limitAt(spec, 'min', schema.minimum), limitAt(spec, 'max', schema.maximum)];
	const at = min?.at ?? max?.at;
	if (!min || !max || !at || !isAbove(min.value, max.value)) return;
	const [least, most] = [nameOf('min', min), nameOf('max', max)];
	report({
		code: 'empty-range',
		message: `${least} is above ${most}, so no value lies between them.`,
		hint: 'Lower the first, or raise the second.',
		at,
		...(min.at && max.at ? { related: [{ at: max.at, message: 'The largest value is here.' }] } : {}),
	});
}

const nameOf = (key: 'min' | 'max', { value, at }: Limit): string => (at ? `\`${key}\` ${value}` : `\`${key}imum\` ${value} of the schema`);

function limitAt(spec: ObjectSpec, key: string, usual: unknown): Limit | null {
	const given = spec.keys.get(key)?.value;
	if (!given) return typeof usual === 'number' ? { value: usual, at: null } : null;
	if (given.kind !== 'expression') return null;
	const { ast, at } = given;
	const negative = ast.kind === 'unary' && ast.operator === '-';
	const literal = negative ? ast.operand : ast;
	if (literal.kind !== 'literal' || (typeof literal.value !== 'number' && typeof literal.value !== 'string')) return null;
	return { value: negative ? -literal.value : literal.value, at };
}

function isAbove(min: Limit['value'], max: Limit['value']): boolean {
	if (typeof min === 'number' && typeof max === 'number') return min > max;
	return typeof min === 'string' && typeof max === 'string' && formOf(min) === formOf(max) && /^\d/.test(min) && min > max;
}

/** The format of a date or time, with `d` for each digit: `dddd-dd-dd`. */
const formOf = (text: string): string => text.replaceAll(/\d/g, 'd');
