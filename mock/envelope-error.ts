/** A refusal that the caller is told in the envelope: the request was understood, the answer is no. */
export class EnvelopeError extends Error {
	readonly code: number;
	/** HTTP status of the answer: refusals of the business are 200, as real back ends of this kind do it. */
	readonly status: number;

	constructor(code: number, message: string, status = 200) {
		super(message);
		this.name = 'EnvelopeError';
		this.code = code;
		this.status = status;
	}
}

/** Ends an operation with a code and a message for the user. */
export function fail(code: number, message: string): never {
	throw new EnvelopeError(code, message);
}
