import { isRecord } from '#src/lib/is-record.ts';
import type { AnswerHeaders } from './api-spec.ts';

/** The data with the headers that are fields of it. A header that is not there is no field. */
export function withHeaders(data: unknown, sent: Headers, { fields, body }: AnswerHeaders): unknown {
	const read = Object.entries(fields).flatMap(([field, { name, type, parameter }]): [string, unknown][] => {
		const text = sent.get(name);
		const value = text !== null && parameter !== undefined ? nextIn(text, parameter) : text;
		return value === null ? [] : [[field, type === 'string' ? value : parsed(value)]];
	});
	if (body === undefined && data === null && read.length === 0) return null;
	return { ...(body === undefined ? isRecord(data) && data : { [body]: data }), ...Object.fromEntries(read) };
}

/** A text that is no value of JSON stays what it is, and the check of the answer's shape names it. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** The parameter in the address of the next page (RFC 8288); null on the last page. */
function nextIn(links: string, parameter: string): string | null {
	const next = links.match(/<[^>]*>[^<]*/g)?.find((link) => /;\s*rel="?([^"]*\s)?next\b/i.test(link));
	const address = next && /<([^>]*)>/.exec(next)?.[1];
	return address === undefined ? null : new URLSearchParams(address.replace(/^[^?]*\??/, '').replace(/#.*$/, '')).get(parameter);
}
