import type { OperationName } from '#generated/api/operations.ts';
import { startOperations } from '#generated/api/start-operations.ts';
import type { OperationReplacements, OperationTable } from '#src/http/operation-table.ts';

export interface LoadedOperations {
	/** The operations loaded so far: the start operations, and all once the main layout, a component or a handler is loaded. */
	readonly specs: OperationTable;
	add(more: OperationTable): void;
	/** Name of the operation that a call of `name` reaches. */
	reached(name: OperationName): OperationName;
}

/** Calls of an operation that is a key of `replaced` become calls of the operation that is its value. */
export function createLoadedOperations(replaced: OperationReplacements = {}): LoadedOperations {
	const specs: OperationTable = {};
	const add = (more: OperationTable): void => {
		Object.assign(specs, more);
		const loaded = Object.entries(replaced).filter(([, other]) => specs[other]);
		Object.assign(specs, Object.fromEntries(loaded.map(([name, other]) => [name, specs[other]])));
	};
	add(startOperations);
	return { specs, add, reached: (name) => replaced[name] ?? name };
}
