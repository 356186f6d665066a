export type HttpErrorKind = 'network' | 'timeout' | 'aborted' | 'business' | 'unauthorised' | 'locked' | 'http';

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
