import type { FieldErrors } from '#mock/contract/field-errors.ts';

export class EnvelopeError extends Error {
	readonly code: number;
	/** HTTP status; business errors are 200, as real servers of this kind do it. */
	readonly status: number;

	readonly fields: FieldErrors | null;

	constructor(code: number, message: string, { status = 200, fields = null }: { status?: number; fields?: FieldErrors | null } = {}) {
		super(message);
		this.name = 'EnvelopeError';
		this.code = code;
		this.status = status;
		this.fields = fields;
	}

	asHttp(): EnvelopeError {
		return new EnvelopeError(this.code, this.message, { status: this.code, fields: this.fields });
	}
}

export function fail(code: number, message: string, fields?: FieldErrors): never {
	throw new EnvelopeError(code, message, { fields: fields ?? null });
}
