import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { EnvelopeModel, JsonObject, PagingModel } from './api-model.ts';
import type { SchemaTypes } from './schema-type.ts';

/** Shared by the functions that read the operations of one document. */
export interface ApiContext {
	name: string;
	document: PlainDocument;
	root: JsonObject;
	types: SchemaTypes;
	report: Report;
	pagings: readonly PagingModel[];
	timeout: number;
	envelope: EnvelopeModel;
}

export interface OperationNode {
	path: string;
	method: string;
	node: JsonObject;
	shared: Plain | undefined;
}
