import { startOperations } from '#generated/api/start-operations.ts';
import type { OperationSpec } from '#src/http/api-spec.ts';

const specs: Record<string, OperationSpec> = { ...startOperations };

/** The operations that there are by now: those of the start, and all once the main layout is there. */
export const operationSpecs: Readonly<Record<string, OperationSpec>> = specs;

export const addOperations = (more: Readonly<Record<string, OperationSpec>>): void => void Object.assign(specs, more);
