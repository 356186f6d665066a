import { withFieldErrors } from '#mock/contract/field-errors.ts';
import type { FieldErrors } from '#mock/contract/problem.ts';
import type { MockApi } from '#mock/operation.ts';

export interface Answer {
	code: number | string;
	message: string;
	data: unknown;
	status: number;
	headers: readonly (readonly [name: string, value: string])[];
	/** Epoch milliseconds for the header `Date`, by which clients correct their clocks. */
	now: number;
	fields?: FieldErrors | null;
}

export function successCode({ success }: MockApi['envelope']): number | string {
	return success.includes(200) ? 200 : (success[0] ?? 200);
}

/** Wraps data in the API's envelope, and puts each text through `place`. Without an envelope the HTTP status reports errors. */
export function toResponse(envelope: MockApi['envelope'], answer: Answer, place?: (text: string) => string): Response {
	const headers = new Headers([['content-type', 'application/json; charset=utf-8']]);
	headers.set('date', new Date(answer.now).toUTCString());
	for (const [name, value] of answer.headers) headers.set(name, value);
	if (answer.status === 304) return new Response(null, { status: 304, headers });
	const body = withFieldErrors(bodyOf(envelope, answer), answer.fields ?? null, envelope);
	const replacer = place && ((_key: string, value: unknown) => (typeof value === 'string' ? place(value) : value));
	return new Response(JSON.stringify(body, replacer), {
		status: statusOf(envelope, answer),
		headers,
	});
}

function bodyOf(envelope: MockApi['envelope'], { code, message, data, status }: Answer): unknown {
	const codeField = envelope.code[0];
	if (!envelope.data || !codeField) return isRefused(envelope, code) || status >= 400 ? { code, message } : data;
	return { [codeField]: code, [envelope.message[0] ?? 'message']: message, [envelope.data]: data };
}

function statusOf(envelope: MockApi['envelope'], { code, status }: Answer): number {
	if (envelope.data && envelope.code.length > 0) return status;
	return status === 200 && isRefused(envelope, code) && Number(code) >= 400 ? Number(code) : status;
}

const isRefused = ({ success }: MockApi['envelope'], code: number | string): boolean => success.length > 0 && !success.includes(code);
