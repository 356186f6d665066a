/** What the compiler tells about an API and its operations: the tables in `#generated/api/` have these types. */

export interface EnvelopeSpec {
	/** Fields that may hold the code, the first present one counts. */
	code: readonly string[];
	message: readonly string[];
	data: string;
	success: readonly (string | number)[];
}

export interface AuthSpec {
	/** Which of the app's tokens is sent. */
	token: string;
	headers: readonly string[];
	/** Characters at the end of the stored token that are not sent. */
	dropLast: number;
	prefix: string;
	/** Answer header that, when `true`, says that `Authorization` of the answer is a new token. */
	rotate: string | null;
}

export interface ApiSpec {
	/** Address that paths are appended to; run-time configuration may name another. */
	base: string;
	/** Milliseconds. */
	timeout: number;
	envelope: EnvelopeSpec;
	auth: AuthSpec;
}

export type InputPlace = 'path' | 'query' | 'header' | 'body';

export interface OperationSpec {
	api: string;
	method: string;
	/** Path below the base, with `{name}` for a parameter. */
	path: string;
	/** Fields that go elsewhere than the others do: into the body where there is one, and into the query otherwise. */
	in: Readonly<Record<string, InputPlace>>;
	/** How body fields are sent; `query` puts them, form-encoded, into the query string. */
	body: 'json' | 'form' | 'multipart' | 'query' | null;
	/** Needs no sign-in. */
	public: boolean;
	/** Blocks the screen while it runs. */
	overlay: boolean;
	/** Names of operations whose cached answers a success makes stale. */
	invalidates: readonly string[];
	/** Milliseconds. */
	timeout: number;
	/** Names of the fields of the answer that nobody but the session may see. */
	secrets?: readonly string[];
}
