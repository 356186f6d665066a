import { startOperations } from '#generated/api/start-operations.ts';
import type { OperationSpec } from '#src/http/api-spec.ts';

const specs: Record<string, OperationSpec> = { ...startOperations };

/** The operations loaded so far: the start operations, and all once the main layout is loaded. */
export const operationSpecs: Readonly<Record<string, OperationSpec>> = specs;

export const addOperations = (more: Readonly<Record<string, OperationSpec>>): void => void Object.assign(specs, more);
