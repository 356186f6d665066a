export type HttpErrorKind =
	/** No response. */
	| 'network'
	| 'timeout'
	| 'aborted'
	/** The connection was lost during the response. */
	| 'cut-off'
	| 'business'
	| 'unauthorised'
	| 'locked'
	/** 429: too many requests. */
	| 'busy'
	/** 502, 503 or 504 from a gateway. */
	| 'unavailable'
	/** Any other HTTP error without an envelope. */
	| 'http'
	| UnreadableKind;

/** A 2xx response whose body violates the API's contract. */
export type UnreadableKind = 'html' | 'not-json' | 'empty-answer' | 'wrong-envelope' | 'wrong-shape';

const UNREADABLE: readonly HttpErrorKind[] = ['html', 'not-json', 'empty-answer', 'wrong-envelope', 'wrong-shape'];

export const isUnreadable = ({ kind }: Pick<HttpError, 'kind'>): boolean => UNREADABLE.includes(kind);

/** Failures after which the server may have executed the call or not. */
const UNSURE: readonly HttpErrorKind[] = ['network', 'timeout', 'aborted', 'cut-off', 'unavailable', 'busy', ...UNREADABLE];

export interface HttpErrorOptions {
	kind: HttpErrorKind;
	message: string;
	code?: string | number;
	/** HTTP status; undefined without a response. */
	status?: number;
	requestId?: string;
	/** Seconds after which the server takes the next call. */
	retryAfter?: number | null;
	/** Response body, parsed if it was JSON. */
	body?: unknown;
}

/** `message` is shown to the user. */
export class HttpError extends Error {
	readonly kind: HttpErrorKind;
	readonly code: string | number | null;
	readonly status: number | null;
	readonly requestId: string | null;
	readonly retryAfter: number | null;
	readonly body: unknown;
	/** Key of the attempt, with which a later call repeats it; null if the call carried none. */
	attempt: string | null = null;

	constructor({ kind, message, code, status, requestId, retryAfter, body }: HttpErrorOptions) {
		super(message);
		this.name = 'HttpError';
		this.kind = kind;
		this.code = code ?? null;
		this.status = status ?? null;
		this.requestId = requestId ?? null;
		this.retryAfter = retryAfter ?? null;
		this.body = body;
	}

	/** Whether the answer is lost: the server may have executed the call or not. */
	get lost(): boolean {
		return UNSURE.includes(this.kind) || (this.status ?? 0) >= 500;
	}

	/** Code of the envelope, or else the HTTP status; 0 without either. */
	get resultCode(): number {
		return Number(this.code ?? this.status);
	}
}

/** Result of a call. A failure has already been shown to the user, unless the call was aborted. */
export type Result<Data> = { ok: true; data: Data; headers?: Headers } | { ok: false; error: HttpError };
