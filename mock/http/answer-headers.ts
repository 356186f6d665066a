/** Headers that are fields of an answer: handlers and declared answers return them as fields, requests get them as headers. */

import { isObject } from '#mock/contract/value-kind.ts';
import type { MockHeaders } from '#mock/operation.ts';

/** An entity tag has quotes (RFC 9110, 8.8.3), which a row need not keep. */
export const quoted = (tag: string): string => (/^(W\/)?"/.test(tag) ? tag : `"${tag}"`);

/** The data with the fields of headers that the operation has set by itself, such as `ETag` of `etag`. A field that is null is no header. */
export function withSentHeaders(data: unknown, sent: Headers, { fields, body }: MockHeaders): unknown {
	if (!isObject(data) && (body !== undefined || data !== null)) return data;
	const filled: Record<string, unknown> = { ...data };
	for (const [field, { name, type }] of Object.entries(fields)) {
		const text = sent.get(name);
		if (text !== null) filled[field] ??= type === 'string' ? text : JSON.parse(text);
		if (filled[field] === null) delete filled[field];
	}
	return data === null && Object.keys(filled).length === 0 ? null : filled;
}

interface Sending {
	/** Of the request. */
	url: URL;
	header(name: string, value: string): void;
}

/** Sends the fields as headers, and returns what is left for the body. */
export function takeHeaders(data: unknown, { fields, body }: MockHeaders, { url, header }: Sending): unknown {
	if (!isObject(data)) return data ?? null;
	for (const [field, { name, parameter }] of Object.entries(fields)) {
		const value = data[field];
		if (value === undefined || value === null) continue;
		if (parameter !== undefined) header(name, `<${addressWith(url, parameter, String(value))}>; rel="next"`);
		else header(name, name.toLowerCase() === 'etag' ? quoted(String(value)) : String(value));
	}
	if (body !== undefined) return data[body] ?? null;
	const left = Object.entries(data).filter(([field]) => !Object.hasOwn(fields, field));
	return left.length === 0 ? null : Object.fromEntries(left);
}

function addressWith(url: URL, parameter: string, value: string): string {
	const next = new URL(url);
	next.searchParams.set(parameter, value);
	return next.pathname + next.search;
}
