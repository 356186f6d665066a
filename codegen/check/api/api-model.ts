import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { MockAnswer } from '#mock/generated/answer-types.ts';
import type { BodyMedia } from './media-types.ts';

export type JsonObject = { readonly [key: string]: Plain };

export interface PagingModel {
	/** Parameter of the page number, or of the cursor. */
	page: string;
	size: string;
	list: string;
	/** Empty with cursors, which have no total. */
	total: string;
	/** Response field of the next cursor; undefined for pages with numbers. */
	next?: string;
	defaultSize: number;
}

export interface EnvelopeModel {
	code: readonly string[];
	message: readonly string[];
	/** Empty: responses have no envelope. */
	data: string;
	success: readonly (string | number)[];
	/** Location of invalid input fields in a response; null if the API does not report them. */
	fields: RefusalModel | null;
	/** Mock only: a request rejected before the operation runs gets its code as HTTP status, too. */
	httpErrors: boolean;
}

export interface RefusalModel {
	/** Path in the response body, including the envelope. */
	at: readonly string[];
	/** Field names of a list item; null if the response has a map from field to message. */
	item: { name: string; message: string } | null;
}

export interface AuthModel {
	token: string;
	headers: readonly string[];
	/** Number of trailing characters of the stored token that are not sent. */
	dropLast: number;
	prefix: string;
	/** Response header that is `true` when the response carries a new token; null if the API never rotates tokens. */
	rotate: string | null;
	/** The mock's message for an unknown token; null for the default message. */
	refusal: string | null;
}

/** How lists and objects become text (OpenAPI 3.1, Style Values). */
export interface ParameterStyle {
	style: 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'simple' | 'label' | 'matrix';
	explode: boolean;
}

export interface ParameterModel {
	name: string;
	in: 'path' | 'query' | 'header';
	/** Null where the text of a value is the usual one: of single values, and of lists in a query as `a=1&a=2`. */
	style: ParameterStyle | null;
	required: boolean;
	type: ValueType;
	schema: Plain;
	description: string;
	/** Feature of app.yaml without which the back end does not know the parameter. */
	feature?: string | undefined;
	at: SourceSpan;
}

/** How the rows of a stream are written: lines of JSON, or events whose data are JSON or texts. */
export const STREAM_FORMATS = ['lines', 'events', 'texts'] as const;
export type StreamFormat = (typeof STREAM_FORMATS)[number];

/** Headers that are fields of the answer. */
export interface AnswerHeadersModel {
	/** By field. Of a `Link`, `parameter` is that whose value in the address of the next page is the field. */
	fields: Readonly<Record<string, { name: string; type: 'string' | 'number' | 'boolean'; parameter?: string }>>;
	/** Field that holds the body, if that is no object. */
	body?: string;
}

export interface BodyModel {
	/** The body is the field `body` itself: with `raw` a text or a file, with `value` JSON that is no object. */
	media: BodyMedia | 'query' | 'value';
	/** Media type of the document, if it is not that which `media` sends by default. */
	contentType: string | null;
	type: ValueType;
	fields: ReadonlyMap<string, ValueField>;
	required: readonly string[];
	/** Whether the body itself is required. */
	needed: boolean;
	schema: Plain;
}

export interface OperationModel {
	name: string;
	api: string;
	id: string;
	method: string;
	path: string;
	summary: string;
	parameters: ReadonlyMap<string, ParameterModel>;
	body: BodyModel | null;
	/** HTTP status of a success. */
	status: number;
	answer: ValueType;
	answerSchema: Plain;
	headers: AnswerHeadersModel | null;
	/** Media type of the file that the operation answers; null for data. */
	file: string | null;
	/** Of an answer whose rows arrive one after another: its data are the rows so far and the state. Such an answer is a file, too. */
	stream: StreamFormat | null;
	/** Media type of the text that the operation answers as it is; null for data. */
	text: string | null;
	secrets: readonly string[];
	refusals: RefusalModel | null;
	/** Set if the operation has its API's paging parameters and its response has rows, and a total or the next cursor. */
	paging: PagingModel | null;
	pagingLacks: readonly string[];
	public: boolean;
	overlay: boolean;
	/** Operations whose cached responses become stale when this one succeeds. */
	invalidates: readonly string[];
	timeout: number;
	/** Request header of the attempt's key if it is not that of the API; null for no key. */
	idempotency: string | null | undefined;
	/** Feature of app.yaml without which the back end does not offer the operation. */
	feature: string | undefined;
	mock: JsonObject | null;
	document: PlainDocument;
	where: TreePath;
	at: SourceSpan;
}

export interface ApiModel {
	name: string;
	document: PlainDocument;
	base: string;
	envelope: EnvelopeModel;
	auth: AuthModel;
	timeout: number;
	/** Request header in which writes carry the key of their attempt; null if the back end knows no keys. */
	idempotency: string | null;
	paging: PagingModel | null;
	/** How the mock matches paths: `loose` ignores case and anything after the end (spec 9). */
	matching: 'exact' | 'loose';
	operations: readonly OperationModel[];
	/** Types of the component schemas by name. */
	schemas: ReadonlyMap<string, ValueType>;
}

/** `x-mock` of an operation without findings: `checkMock` has read it by its grammar. */
export const mockSpecOf = ({ mock }: OperationModel): MockAnswer | null => mock as unknown as MockAnswer | null;
