import type { FieldErrors } from '#mock/contract/field-errors.ts';

/** A refusal that the response reports in its envelope. */
export class EnvelopeError extends Error {
	readonly code: number;
	/** HTTP status; business errors are 200, as real servers of this kind do it. */
	readonly status: number;

	/** Errors by input field, for APIs that report them. */
	readonly fields: FieldErrors | null;

	constructor(code: number, message: string, { status = 200, fields = null }: { status?: number; fields?: FieldErrors | null } = {}) {
		super(message);
		this.name = 'EnvelopeError';
		this.code = code;
		this.status = status;
		this.fields = fields;
	}

	/** Returns the same error with its code as HTTP status. */
	asHttp(): EnvelopeError {
		return new EnvelopeError(this.code, this.message, { status: this.code, fields: this.fields });
	}
}

/** Ends an operation with a code, a message for the user and optional errors by input field. */
export function fail(code: number, message: string, fields?: FieldErrors): never {
	throw new EnvelopeError(code, message, { fields: fields ?? null });
}
