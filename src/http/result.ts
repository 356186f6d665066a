export type HttpErrorKind =
	/** No answer at all. */
	| 'network'
	| 'timeout'
	/** The caller gave the call up. */
	| 'aborted'
	/** The connection was lost in the middle of the answer. */
	| 'cut-off'
	/** The server refused, in an envelope. */
	| 'business'
	| 'unauthorised'
	| 'locked'
	/** The server wants fewer requests: 429. */
	| 'busy'
	/** A gateway answered for a server that is away: 502, 503, 504. */
	| 'unavailable'
	/** Any other HTTP failure without an envelope. */
	| 'http'
	| UnreadableKind;

/** A success by its HTTP status, with a body that is not what the API promises. */
export type UnreadableKind = 'html' | 'not-json' | 'empty-answer' | 'wrong-envelope' | 'wrong-shape';

const UNREADABLE: readonly HttpErrorKind[] = ['html', 'not-json', 'empty-answer', 'wrong-envelope', 'wrong-shape'];

export const isUnreadable = ({ kind }: Pick<HttpError, 'kind'>): boolean => UNREADABLE.includes(kind);

export interface HttpErrorOptions {
	kind: HttpErrorKind;
	message: string;
	/** Code of the envelope. */
	code?: string | number;
	/** HTTP status; none when no answer came. */
	status?: number;
	requestId?: string;
	/** Body of the answer, parsed when it was JSON. */
	body?: unknown;
}

/** Why a call failed; `message` is for the user. */
export class HttpError extends Error {
	readonly kind: HttpErrorKind;
	readonly code: string | number | null;
	readonly status: number | null;
	readonly requestId: string | null;
	readonly body: unknown;

	constructor({ kind, message, code, status, requestId, body }: HttpErrorOptions) {
		super(message);
		this.name = 'HttpError';
		this.kind = kind;
		this.code = code ?? null;
		this.status = status ?? null;
		this.requestId = requestId ?? null;
		this.body = body;
	}
}

/** What a call comes to. A failure has been shown to the user already, unless it was aborted. */
export type Result<Data> = { ok: true; data: Data; headers?: Headers } | { ok: false; error: HttpError };
