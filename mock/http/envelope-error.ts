import type { FieldErrors } from '#mock/contract/field-errors.ts';

/** A refusal that the caller is told in the envelope: the request was understood, the answer is no. */
export class EnvelopeError extends Error {
	readonly code: number;
	/** HTTP status of the answer: refusals of the business are 200, as real back ends of this kind do it. */
	readonly status: number;

	/** Fields of the input that are wrong, for an API that names them. */
	readonly fields: FieldErrors | null;

	constructor(code: number, message: string, { status = 200, fields = null }: { status?: number; fields?: FieldErrors | null } = {}) {
		super(message);
		this.name = 'EnvelopeError';
		this.code = code;
		this.status = status;
		this.fields = fields;
	}

	/** The same refusal with its code as HTTP status. */
	asHttp(): EnvelopeError {
		return new EnvelopeError(this.code, this.message, { status: this.code, fields: this.fields });
	}
}

/** Ends an operation with a code and a message for the user, and for fields of the input one of their own. */
export function fail(code: number, message: string, fields?: FieldErrors): never {
	throw new EnvelopeError(code, message, { fields: fields ?? null });
}
