/** Types of the compiled tables in `#generated/api/`. */

export interface EnvelopeSpec {
	/** Fields that may hold the code; the first present one counts. */
	code: readonly string[];
	message: readonly string[];
	data: string;
	success: readonly (string | number)[];
}

export interface AuthSpec {
	token: string;
	headers: readonly string[];
	/** Number of characters cut off the end of the stored token before sending. */
	dropLast: number;
	prefix: string;
	/** If this response header is `true`, the response's `Authorization` header holds a new token. */
	rotate: string | null;
}

export interface ApiSpec {
	/** Base URL of the paths; the run-time configuration may override it. */
	base: string;
	/** In ms. */
	timeout: number;
	/** Request header in which writes carry the key of their attempt; absent if the back end knows no keys. */
	idempotency?: string;
	envelope: EnvelopeSpec;
	auth: AuthSpec;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'body';

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** How a list or an object is written into the query (OpenAPI 3.1, Style Values). */
export interface QueryStyle {
	style: 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
	explode: boolean;
}

/** Headers that are fields of the answer. */
export interface AnswerHeaders {
	/** By field. `parameter`: of a `Link`, the field is the value of this parameter in the address of the next page. */
	fields: Readonly<Record<string, { name: string; type: 'string' | 'number' | 'boolean'; parameter?: string }>>;
	/** Field that holds the body, if that is no object. */
	body?: string;
}

export interface OperationSpec<Name extends string = string> {
	api: string;
	method: HttpMethod;
	path: string;
	/** Fields that are not sent in the default place (the body if there is one, else the query). */
	in: Readonly<Record<string, ParameterLocation>>;
	/** Of query parameters whose lists are not `a=1&a=2`, and of objects. */
	styles?: Readonly<Record<string, QueryStyle>>;
	/** Encoding of the body fields; `query` form-encodes them into the query string, `raw` and `value` send the field `body` alone, as a text or a file, or as JSON. */
	body: 'json' | 'form' | 'multipart' | 'query' | 'raw' | 'value' | null;
	/** Media type of the body, if it is not the usual one. */
	contentType?: string;
	/** Needs no sign-in. */
	public: boolean;
	/** Blocks the screen while it runs. */
	overlay: boolean;
	/** Operations whose cached responses become stale on success. */
	invalidates: readonly Name[];
	/** In ms. */
	timeout: number;
	/** Header of the attempt's key if it is not that of the API; null for no key. */
	idempotency?: string | null;
	headers?: AnswerHeaders;
	/** Answers a file or a text as it is, instead of data. */
	answers?: 'file' | 'text';
	/** Response fields that only the session may read. */
	secrets?: readonly string[];
}
