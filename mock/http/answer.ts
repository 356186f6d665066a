import type { FieldErrors } from '#mock/contract/problem.ts';

export interface Answer {
	code: number | string;
	message: string;
	data: unknown;
	status: number;
	headers: readonly (readonly [name: string, value: string])[];
	/** Epoch milliseconds for the header `Date`, by which clients correct their clocks. */
	now: number;
	/** Without an envelope, a refusal is a problem document. */
	refused: boolean;
	fields?: FieldErrors | null;
	httpStatus?: number | undefined;
}
