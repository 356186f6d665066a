import type { OperationName } from '#generated/api/operations.ts';
import { startOperations } from '#generated/api/start-operations.ts';
import type { OperationReplacements, OperationTable } from '#src/http/operation-table.ts';

const specs: OperationTable = { ...startOperations };
let replacements: OperationReplacements = {};

/** The operations loaded so far: the start operations, and all once the main layout is loaded. */
export const operationSpecs = specs;

export function addOperations(more: OperationTable): void {
	Object.assign(specs, more);
	replaceOperations(replacements);
}

/** Calls of an operation that is a key become calls of the operation that is its value. */
export function replaceOperations(by: OperationReplacements): void {
	replacements = by;
	const loaded = Object.entries(by).filter(([, other]) => specs[other]);
	Object.assign(specs, Object.fromEntries(loaded.map(([name, other]) => [name, specs[other]])));
}

/** Name of the operation that a call of `name` reaches. */
export const reachedOperation = (name: OperationName): OperationName => replacements[name] ?? name;
