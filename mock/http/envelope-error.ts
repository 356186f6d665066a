import type { FieldErrors } from '#mock/contract/problem.ts';

interface EnvelopeErrorOptions {
	status?: number;
	/** HTTP status of an API without an envelope, if it is another than the code. */
	httpStatus?: number | undefined;
	fields?: FieldErrors | null;
	data?: unknown;
}

export class EnvelopeError extends Error {
	readonly code: number;
	/** HTTP status; business errors are 200, as real servers with an envelope do it. */
	readonly status: number;
	readonly httpStatus: number | undefined;
	readonly fields: FieldErrors | null;
	/** Data for the client, such as the newer row of a conflict. */
	readonly data: unknown;

	constructor(code: number, message: string, { status = 200, httpStatus, fields = null, data = null }: EnvelopeErrorOptions = {}) {
		super(message);
		this.name = 'EnvelopeError';
		this.code = code;
		this.status = status;
		this.httpStatus = httpStatus;
		this.fields = fields;
		this.data = data;
	}

	asHttp(): EnvelopeError {
		return new EnvelopeError(this.code, this.message, { ...this, status: this.code });
	}
}

export function fail(code: number, message: string, fields?: FieldErrors): never {
	throw new EnvelopeError(code, message, { fields: fields ?? null });
}

export function refuseWith(code: number, message: string, data: unknown): never {
	throw new EnvelopeError(code, message, { data });
}

/** Answers 304 without a body: the client has what `If-None-Match` names. */
export function notModified(): never {
	throw new EnvelopeError(304, 'not modified', { status: 304 });
}
