import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { LocatedSchema } from './located-schema.ts';

/** Steps that leave no name in the types, each with how many steps it takes. */
const UNNAMED: Readonly<Record<string, number>> = {
	schema: 1,
	items: 1,
	additionalProperties: 1,
	allOf: 2,
	anyOf: 2,
	oneOf: 2,
	prefixItems: 2,
};

/** Names under which the generated types declare a schema: `components`, `schemas`, `Course`, `title`. Empty if no type has a name for it. */
export function declarationOf({ document, path }: Pick<LocatedSchema, 'document' | 'path'>): string[] {
	const [top, url, method, ...below] = path.map(String);
	if (top !== 'paths') return [...path.slice(0, 3).map(String), ...namesOf(path.slice(3).map(String))];
	const node = at(at(document.value.paths, url), method);
	const id = at(node, 'operationId');
	if (typeof id !== 'string') return [];
	const [first, index, ...rest] = below;
	if (first !== 'parameters') return ['operations', id, ...namesOf(below)];
	const parameter = at(at(node, 'parameters'), index);
	return ['operations', id, 'parameters', String(at(parameter, 'in')), String(at(parameter, 'name')), ...namesOf(rest)];
}

function namesOf(steps: readonly string[]): string[] {
	const [step, next, ...rest] = steps;
	if (step === undefined) return [];
	if (step === 'properties') return next === undefined ? [] : [next, ...namesOf(rest)];
	const unnamed = Object.hasOwn(UNNAMED, step) ? (UNNAMED[step] ?? 0) : 0;
	return unnamed > 0 ? namesOf(steps.slice(unnamed)) : [step, ...namesOf(steps.slice(1))];
}

function at(value: Plain | undefined, step: string | undefined): Plain | undefined {
	if (step === undefined) return undefined;
	if (Array.isArray(value)) return value[Number(step)];
	return isObject(value) ? value[step] : undefined;
}
