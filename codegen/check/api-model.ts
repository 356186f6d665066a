import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';

export type JsonObject = { readonly [key: string]: Plain };

/** How a page of rows is asked for and answered: names of parameters and of fields of the answer. */
export interface PagingModel {
	page: string;
	size: string;
	list: string;
	total: string;
	defaultSize: number;
}

export interface EnvelopeModel {
	code: readonly string[];
	message: readonly string[];
	data: string;
	success: readonly (string | number)[];
	/** Where an answer says which fields of the input are wrong; null when it never does. */
	fields: RefusalModel | null;
	/** For the mock: what is refused before an operation runs has its code as HTTP status, too. */
	httpErrors: boolean;
}

export interface RefusalModel {
	/** Path in the answer, envelope and all. */
	at: readonly string[];
	/** The fields of an item of the list; null where the answer has a map from field to text. */
	item: { name: string; message: string } | null;
}

export interface AuthModel {
	/** Which of the app's tokens: the name by which the session hands it in. */
	token: string;
	headers: readonly string[];
	/** Characters that the stored token has at its end beyond what is sent. */
	dropLast: number;
	prefix: string;
	/** Answer header that, when `true`, says that the answer carries a new token; null when the API never rotates. */
	rotate: string | null;
	/** What the mock says to an unknown token; null for its own words. */
	refusal: string | null;
}

export interface ParameterModel {
	name: string;
	in: 'path' | 'query' | 'header';
	required: boolean;
	type: ValueType;
	schema: Plain;
	description: string;
	at: Span;
}

export interface BodyModel {
	media: 'json' | 'form' | 'multipart' | 'query';
	type: ValueType;
	fields: ReadonlyMap<string, ValueField>;
	/** Names of the fields that must be given. */
	required: readonly string[];
	/** Whether the body itself must be there. */
	needed: boolean;
	schema: Plain;
}

export interface OperationModel {
	/** `<api>.<operationId>`. */
	name: string;
	api: string;
	id: string;
	method: string;
	path: string;
	summary: string;
	parameters: ReadonlyMap<string, ParameterModel>;
	body: BodyModel | null;
	/** Type of the unwrapped data. */
	answer: ValueType;
	answerSchema: Plain;
	/** Names of the fields of the answer that are marked `x-secret`. */
	secrets: readonly string[];
	/** Where its refusals name fields; that of its API. */
	refusals: RefusalModel | null;
	/** Set when the operation has the paging parameters of its API and answers rows with a total. */
	paging: PagingModel | null;
	/** Names of parameters and fields that it lacks to page. */
	pagingLacks: readonly string[];
	/** Needs no sign-in. */
	public: boolean;
	overlay: boolean;
	/** Names of operations whose answers a success makes stale. */
	invalidates: readonly string[];
	/** Milliseconds. */
	timeout: number;
	mock: JsonObject | null;
	document: PlainDocument;
	/** Where the operation stands in its document. */
	where: TreePath;
	at: Span;
}

export interface ApiModel {
	name: string;
	document: PlainDocument;
	base: string;
	envelope: EnvelopeModel;
	auth: AuthModel;
	timeout: number;
	paging: PagingModel | null;
	/** How the mock matches paths: `loose` ignores case and takes anything after the end (spec 9). */
	matching: 'exact' | 'loose';
	operations: readonly OperationModel[];
}
