import type { EngineName } from '#engines/messages.ts';
import type { HandledAnswer, ListAnswer, MockAnswer, MockRefusal } from '#mock/generated/answer-types.ts';
import type { Schema, SchemasByName } from './contract/schema.ts';
import type { Seed } from './store/load-seed.ts';

/** Field → required value, or list of allowed values. */
export type Conditions = NonNullable<ListAnswer['where']>;

/** The answers of `answer`, made of rows or a constant. */
export type DeclaredAnswer = Extract<MockAnswer, { answer: string }>;
export type SessionAnswer = Extract<MockAnswer, { session: string }>;

/** How a list or an object is written as text; by default lists are `a=1&a=2` or `1,2`. */
export interface TextStyle {
	style: 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'simple' | 'label' | 'matrix';
	explode: boolean;
}

/** Accounts that may only read. */
export interface ReadOnlyAccounts extends MockRefusal {
	resource: string;
	where: Conditions;
}

export interface MockParameter {
	in: 'path' | 'query' | 'header';
	style?: TextStyle;
	required: boolean;
	schema: Schema;
	description?: string;
}

export interface MockBody {
	/** `query`: the fields are form-encoded in the query string; `raw` and `value`: the body is the field `body` itself, of JSON with `value`. */
	media: 'json' | 'form' | 'multipart' | 'query' | 'raw' | 'value';
	/** Of a raw body. */
	contentType?: string;
	required: boolean;
	schema: Schema;
}

export interface PagingSpec {
	page: string;
	size: string;
	list: string;
	total: string;
	/** Response field of the next cursor; `page` is then the parameter of a cursor. */
	next?: string;
	defaultSize: number;
}

/** Headers that are fields of the answer. */
export interface MockHeaders {
	/** By field. `parameter`: of a `Link`, the field is the value of this parameter in the address of the next page. */
	fields: Readonly<Record<string, { name: string; type: 'string' | 'number' | 'boolean'; parameter?: string }>>;
	/** Field that holds the body, if that is no object. */
	body?: string;
}

export interface MockOperation {
	/** `<api>.<operationId>`. */
	name: string;
	api: string;
	/** Lower case. */
	method: string;
	/** As in the API document, without the base path: `/course/{id}`. */
	path: string;
	parameters: Readonly<Record<string, MockParameter>>;
	body: MockBody | null;
	public: boolean;
	/** Header of the attempt's key if it is not that of the API; null if keys are ignored. */
	idempotency?: string | null;
	paging: PagingSpec | null;
	mock: MockAnswer;
	/** HTTP status of a success of an API without an envelope; 200 by default. */
	status?: number;
	/** Schema of the data inside the envelope; `{}` if the document has none. */
	answer: Schema;
	/** Of a stream, `answer` has its rows in `rows`; handlers return or yield them. */
	stream?: 'lines' | 'events' | 'texts';
	headers?: MockHeaders;
	/** Media type of the file that it answers. */
	file?: string;
	/** Media type of the text that it answers without an envelope. */
	text?: string;
}

export interface MockApi {
	base: string;
	envelope: {
		/** Accepted names of the field; the mock writes the first. */
		code: readonly string[];
		message: readonly string[];
		/** Empty: the API has no envelope. It returns the bare data, and refusals as problem details (RFC 9457). */
		data: string;
		success: readonly (string | number)[];
		/** Path of the field errors in refusals: a map from field to text, or a list of items with these names. */
		fields?: { at: readonly string[]; item: { name: string; message: string } | null };
		/** Errors before an operation runs also set the HTTP status to their code. */
		httpErrors?: boolean;
	};
	auth: {
		/** APIs with the same value share their sessions. */
		token: string;
		/** The first header that the request carries is read. */
		headers: readonly string[];
		prefix: string;
		/** Number of trailing characters that clients store but do not send; the mock never sees them. */
		dropLast: number;
		/** Response header that carries a new token. */
		rotate: string | null;
		refusal?: string;
	};
	/** Request header of the attempt's key; `Idempotency-Key` by default. */
	idempotency?: string;
	/** `loose`: paths match in any case and with any suffix. */
	matching?: 'exact' | 'loose';
}

/** A handler without its types; see `Handler` in handler.ts. */
export type UntypedHandler = (context: never) => unknown;

export type UntypedCompute = (request: never) => { row: (row: never) => object; page?: (shown: never) => object };

/** Without its type, as a handler; it takes a `RequestContext`. */
export type UntypedDue = (context: never) => void;

/** Sources for messages, relative to the project. */
export interface MockSources {
	/** Code folder of the app. */
	code: string;
	/** Seed files by resource. */
	seeds: Readonly<Record<string, string>>;
	/** Folders of handlers, seed files and other code that the mock runs. */
	folders: readonly string[];
}

/** What a build contains beside its scripts. */
export interface ShippedFiles {
	/** Folder of the demo, relative to the project; null if responses refer to no files. */
	files: string | null;
	/** Engines of the demo's judge. */
	engines: readonly Exclude<EngineName, 'native'>[];
	/** Engines of every build. */
	pageEngines: readonly Exclude<EngineName, 'native'>[];
}

/** Path of a handler relative to the project. */
export const handlerFile = (handler: string, { code }: MockSources): string => `${code}/${handler}.ts`;

/** An app's input to the mock: plain data and the handlers of its operations. Codegen emits it into mock/generated. */
export interface MockApp extends Seed {
	name: string;
	/** Base path of the app without a trailing slash; unset at the root. */
	site?: string;
	apis: Readonly<Record<string, MockApi>>;
	operations: readonly MockOperation[];
	/** By API, then by schema name. */
	schemas: Readonly<Record<string, SchemasByName>>;
	handlers: Readonly<Record<string, UntypedHandler>>;
	/** Computed fields by the path in `compute`. */
	computed?: Readonly<Record<string, UntypedCompute>>;
	/** Does what has become due by the clock; runs before each answer. */
	applyDue?: UntypedDue;
	readOnly?: ReadOnlyAccounts;
	sources: MockSources;
}

export const isHandled = (mock: MockAnswer): mock is HandledAnswer => 'handler' in mock;
