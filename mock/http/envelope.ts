import { withFieldErrors } from '#mock/contract/field-errors.ts';
import type { MockApi } from '#mock/operation.ts';
import type { Answer } from './answer.ts';
import { PROBLEM_TYPE, problemOf } from './problem-details.ts';
import { RowStream } from './row-stream.ts';

export function successCode({ success }: MockApi['envelope']): number | string {
	return success.includes(200) ? 200 : (success[0] ?? 200);
}

/** Statuses whose responses have no body. */
const BODILESS: readonly number[] = [204, 205, 304];

/** Wraps data in the API's envelope, and puts each text through `place`. Without an envelope the HTTP status reports errors. */
export function toResponse(envelope: MockApi['envelope'], answer: Answer, place?: (text: string) => string): Response {
	const { status, type, body } = contentOf(envelope, answer);
	const headers = new Headers([
		['date', new Date(answer.now).toUTCString()],
		// A public computer must not keep what a student saw.
		['cache-control', 'no-store'],
	]);
	for (const [name, value] of answer.headers) headers.set(name, value);
	if (BODILESS.includes(status)) return new Response(null, { status, headers });
	if (answer.data instanceof Blob && !answer.refused) return fileResponse(answer.data, status, headers);
	if (answer.data instanceof RowStream && !answer.refused) return streamResponse(answer.data, status, headers);
	headers.set('content-type', `${type}; charset=utf-8`);
	const sent = withFieldErrors(body, answer.fields ?? null, envelope);
	const replacer = place && ((_key: string, value: unknown) => (typeof value === 'string' ? place(value) : value));
	return new Response(JSON.stringify(sent, replacer), { status, headers });
}

/** A proxy that compresses or buffers would hold rows back. */
function streamResponse({ body, type }: RowStream, status: number, headers: Headers): Response {
	headers.set('content-type', type);
	headers.set('cache-control', 'no-store, no-transform');
	headers.set('x-accel-buffering', 'no');
	return new Response(body, { status, headers });
}

/** A file under its name, in both forms of RFC 6266. */
function fileResponse(file: Blob, status: number, headers: Headers): Response {
	const name = file instanceof File ? file.name : '';
	const plain = name.replaceAll(/[^ -~]|["\\]/g, '_');
	const coded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
	if (file instanceof File)
		headers.set('content-disposition', name ? `attachment; filename="${plain}"; filename*=UTF-8''${coded}` : 'attachment');
	headers.set('content-type', file.type || 'application/octet-stream');
	headers.set('content-length', String(file.size));
	return new Response(file, { status, headers });
}

interface Content {
	status: number;
	type: string;
	body: unknown;
}

function contentOf(envelope: MockApi['envelope'], answer: Answer): Content {
	const { code, message, data, status, refused } = answer;
	const type = 'application/json';
	if (envelope.data) {
		const body = { [envelope.code[0] ?? 'code']: code, [envelope.message[0] ?? 'message']: message, [envelope.data]: data };
		return { status, type, body };
	}
	if (!refused || status === 304) return { status, type, body: data };
	const problem = problemOf(answer);
	return { status: problem.status, type: PROBLEM_TYPE, body: problem };
}
