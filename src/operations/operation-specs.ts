import { startOperations } from '#generated/api/start-operations.ts';
import type { OperationSpec } from '#src/http/api-spec.ts';

const specs: Record<string, OperationSpec> = { ...startOperations };
let replacements: Readonly<Record<string, string>> = {};

/** The operations loaded so far: the start operations, and all once the main layout is loaded. */
export const operationSpecs: Readonly<Record<string, OperationSpec>> = specs;

export function addOperations(more: Readonly<Record<string, OperationSpec>>): void {
	Object.assign(specs, more);
	replaceOperations(replacements);
}

/** Calls of an operation that is a key become calls of the operation that is its value. */
export function replaceOperations(by: Readonly<Record<string, string>>): void {
	replacements = by;
	for (const [name, other] of Object.entries(by)) {
		const spec = specs[other];
		if (spec) specs[name] = spec;
	}
}

/** Name of the operation that a call of `name` reaches. */
export const reachedOperation = (name: string): string => replacements[name] ?? name;
