import { bodyRefusal } from '#mock/contract/body-problems.ts';
import { parseJson } from '#mock/contract/parse-json.ts';
import * as texts from '#mock/generated/messages/server.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { ExpressRequest } from './json-server.ts';
import { readBody } from './read-body.ts';

/**
 * Parses a row into `request.body`, where json-server expects it, and keeps json-server's own parsers from running. Refuses rows that the
 * data file could not store.
 */
export async function readConsoleBody(request: ExpressRequest): Promise<void> {
	const text = (await readBody(request)).toString('utf8');
	request._body = true;
	request.body = request.method === 'POST' || request.method === 'PUT' || request.method === 'PATCH' ? parse(text, typeOf(request)) : {};
}

const typeOf = ({ headers }: ExpressRequest): string => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function parse(text: string, type: string): Record<string, unknown> {
	const isForm = type === 'application/x-www-form-urlencoded';
	if (!isForm && type !== 'application/json') throw refusal(415, texts.notJson);
	const parsed = parseJson(isForm ? JSON.stringify(Object.fromEntries(new URLSearchParams(text))) : text);
	if (!parsed.ok) throw bodyRefusal(parsed.problem).asHttp();
	const { value } = parsed;
	if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal(400, texts.notRow);
	const { id, ...fields } = value as { id?: unknown };
	if (Object.keys(fields).length === 0) throw refusal(400, texts.onlyId);
	if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') throw refusal(400, texts.wrongId);
	return value as Record<string, unknown>;
}

const refusal = (status: number, message: string): EnvelopeError => new EnvelopeError(status, message, { status });
