import type { Schema, Schemas } from './contract/schema.ts';
import type { Seed } from './store/load-seed.ts';

/** How the value of a parameter chooses rows. */
export type FilterSpec =
	| string
	| { eq: string }
	| { like: string | readonly string[] }
	| { in: string }
	| { from: string }
	| { to: string };

export interface JoinSpec {
	resource: string;
	by?: string;
	on?: string;
	owner?: string;
	first?: boolean;
	count?: boolean;
	pick?: string;
}

export type Scalar = string | number | boolean | null;

interface EnvelopeSpec {
	code?: number;
	message?: string;
	/** Milliseconds that the answer takes, besides those of the scenario. */
	delay?: number;
}

export interface DeclaredAnswer extends EnvelopeSpec {
	answer: 'list' | 'page' | 'tree' | 'detail' | 'one' | 'const' | 'create' | 'update';
	resource?: string;
	filter?: Readonly<Record<string, FilterSpec>>;
	where?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
	owner?: string;
	sort?: string | { by: string; default?: string };
	join?: Readonly<Record<string, JoinSpec>>;
	key?: Readonly<Record<string, string>>;
	children?: string;
	value?: unknown;
	set?: Readonly<Record<string, Scalar>>;
	prefix?: string;
	unique?: readonly string[];
	always?: boolean;
	/** File below mock/handlers, without extension. */
	compute?: string;
	counts?: string;
}

export interface HandledAnswer extends EnvelopeSpec {
	/** File below mock/handlers, without extension. */
	handler: string;
}

/** `x-mock` of an operation, as `codegen/grammar/mock.ts` describes it. */
export type MockSpec = DeclaredAnswer | HandledAnswer;

export interface MockParameter {
	in: 'path' | 'query' | 'header';
	required: boolean;
	schema: Schema;
	description?: string;
}

export interface MockBody {
	/** `query`: the fields stand in the query string, form-encoded. */
	media: 'json' | 'form' | 'multipart' | 'query';
	required: boolean;
	schema: Schema;
}

export interface PagingSpec {
	page: string;
	size: string;
	list: string;
	total: string;
	defaultSize: number;
}

export interface MockOperation {
	/** `<api>.<operationId>`. */
	name: string;
	api: string;
	/** Lower case. */
	method: string;
	/** As in the document, without the base: `/course/{id}`. */
	path: string;
	parameters: Readonly<Record<string, MockParameter>>;
	body: MockBody | null;
	/** Needs no sign-in. */
	public: boolean;
	/** Names of paging, when the operation pages. */
	paging: PagingSpec | null;
	mock: MockSpec;
	/** Of the data inside the envelope; `{}` when nothing is said about it. */
	answer: Schema;
}

export interface MockApi {
	base: string;
	envelope: {
		/** Names of the field; the first one is written. */
		code: readonly string[];
		message: readonly string[];
		/** Empty: the API has no envelope and answers the bare data. */
		data: string;
		success: readonly (string | number)[];
		/** Where refusals name fields of the input: a map from field to text, or a list of items with these names. */
		fields?: { at: readonly string[]; item: { name: string; message: string } | null };
		/** What is refused before an operation runs has its code as HTTP status, too. */
		httpErrors?: boolean;
	};
	auth: {
		/** Sessions of APIs with the same word are the same sessions. */
		token: string;
		/** The first of them that the request carries is read. */
		headers: readonly string[];
		prefix: string;
		/** Characters that clients store beyond what they send; the mock never sees them. */
		dropLast: number;
		/** Header that announces a new token. */
		rotate: string | null;
		/** What an unknown token is answered. */
		refusal?: string;
	};
	/** `loose`: paths match whatever their case, and with anything after their end. */
	matching?: 'exact' | 'loose';
}

/** A handler with its types taken off; `Handler` of handler.ts has them. */
export type UntypedHandler = (context: never) => unknown;

/** `ComputeFields` of handler.ts with its types taken off. */
export type UntypedCompute = (request: never) => { row: (row: never) => object; page?: (shown: never) => object };

/** Folders that messages name, relative to the project. */
export interface MockSources {
	seed: string;
	handlers: string;
}

export const defaultSources: MockSources = { seed: 'mock/seed', handlers: 'mock/handlers' };

/** All that one app gives the mock: plain data, and the handlers that its operations name. What codegen emits into mock/generated. */
export interface MockApp extends Seed {
	name: string;
	/** Path under which the app is served, without a slash at its end; none at the root. */
	site?: string;
	apis: Readonly<Record<string, MockApi>>;
	operations: readonly MockOperation[];
	/** By API, then by name. */
	schemas: Readonly<Record<string, Schemas>>;
	/** By name of the operation. */
	handlers: Readonly<Record<string, UntypedHandler>>;
	/** Computed fields, by the file that `compute` names. */
	computed?: Readonly<Record<string, UntypedCompute>>;
	/** `defaultSources` by default. */
	sources?: MockSources;
}

export const isHandled = (mock: MockSpec): mock is HandledAnswer => 'handler' in mock;
