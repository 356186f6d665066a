import type { OperationName } from '#generated/api/operations.ts';
import type { OperationSpec } from './api-spec.ts';

/** Operations whose specs have been loaded. */
export type OperationTable = Readonly<Partial<Record<OperationName, OperationSpec<OperationName>>>>;

/** Operations that manifests name → those that are called. */
export type OperationReplacements = Readonly<Partial<Record<OperationName, OperationName>>>;
