/** openapi-fetch builds URLs and reads responses; only this file and `serialise-query.ts` use it. */
import createClient, { type Client } from 'openapi-fetch';
import type { HttpMethod, OperationSpec } from './api-spec.ts';
import type { Answer, Call, Next } from './call.ts';
import { encodeBody } from './encode-body.ts';
import { httpMessages, noAnswerMessage } from './messages.ts';
import { readFile } from './read-file.ts';
import { HttpError } from './result.ts';
import { serialiseQuery } from './serialise-query.ts';
import { splitInput } from './split-input.ts';

export type Transport = (request: Request, onProgress?: (share: number) => void) => Promise<Response>;

type Values = Record<string, unknown>;

/** Any operation. The caller's types come from the operation's name, and the path is known only at run time. */
interface AnyOperation {
	parameters: { path?: Values; query?: Values };
	requestBody?: { content: { 'application/json': Values } };
	responses: Record<number, { content: { 'application/json': unknown } }>;
}

type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;

interface Way {
	transport: Transport;
	contentType: string;
}

/** Sends a call and reads the whole response. Throws an `HttpError` if there is none. */
export function createSend(transport: Transport, contentType: string): Next {
	const client = createClient<AnyPaths>();
	return async (call) => {
		let answered = false;
		const watched: Transport = async (request, onProgress) => {
			const response = await transport(request, onProgress);
			answered = true;
			return response;
		};
		try {
			return await exchange(client, call, { transport: watched, contentType });
		} catch (error) {
			if (call.signal?.aborted || error instanceof HttpError) throw error;
			if (answered) throw new HttpError({ kind: 'cut-off', message: httpMessages.cutOff, body: error });
			throw new HttpError({ kind: 'network', message: noAnswerMessage(), body: error });
		}
	};
}

async function exchange(client: Client<AnyPaths>, call: Call, { transport, contentType }: Way): Promise<Answer> {
	const { operation, api } = call;
	const { body, ...parts } = splitInput(operation, call.input);
	const headers: Record<string, string> = { ...parts.header, ...Object.fromEntries(call.headers) };
	const mediaType = body ? mediaTypeOf(operation, body, contentType) : null;
	if (mediaType) headers['Content-Type'] = mediaType;
	const { data, error, response } = await client.request(operation.method, operation.path, {
		baseUrl: api.base,
		fetch: (request: Request) => transport(request, call.onProgress),
		params: { path: parts.path, query: parts.query },
		...(operation.styles && { querySerializer: serialiseQuery(operation.styles) }),
		headers,
		parseAs: operation.answers === 'file' ? 'stream' : 'text',
		// A kept answer of one user must not reach another.
		...(api.auth.headers.some((name) => call.headers.has(name)) ? { cache: 'no-store' as const } : {}),
		...(body ? { body, bodySerializer: () => encodeBody(body, operation.body) } : {}),
		...(call.keepalive ? { keepalive: true } : {}),
		...(call.signal ? { signal: call.signal } : {}),
	});
	const { status, ok, headers: answered } = response;
	if (ok && call.reads && !isRefusal(response)) {
		await call.reads(response);
		return { status, ok, headers: answered, body: new Blob() };
	}
	if (ok && operation.answers === 'file') return { status, ok, headers: answered, ...(await readAnsweredFile(response, call)) };
	if (ok && operation.answers === 'text' && !isRefusal(response))
		return { status, ok, headers: answered, body: typeof data === 'string' ? data : '' };
	return { status, ok, headers: answered, ...(ok ? readBody(data) : { body: error }) };
}

function mediaTypeOf({ body: media, contentType: own }: OperationSpec, body: Values, usual: string): string | null {
	if (media === 'multipart') return null;
	if (media === 'form') return 'application/x-www-form-urlencoded;charset=UTF-8';
	const file = media === 'raw' && body.body instanceof Blob ? body.body.type : '';
	// A range such as `image/*` leaves the type to the file.
	return (own?.includes('*') ? file : own) || file || usual;
}

const typeOf = (response: Response): string => response.headers.get('Content-Type') ?? '';

/** A back end with an envelope may refuse a file or a text with HTTP 200 and JSON. */
const isRefusal = (response: Response): boolean => /\bjson\b/.test(typeOf(response));

async function readAnsweredFile(response: Response, { onLoaded }: Call): Promise<Pick<Answer, 'body' | 'flaw'>> {
	const type = typeOf(response);
	if (isRefusal(response)) return readBody(await response.text());
	return { body: new Blob([await readFile(response, onLoaded)], { type }) };
}

function readBody(data: unknown): Pick<Answer, 'body' | 'flaw'> {
	const text = typeof data === 'string' ? data : '';
	if (text.trim() === '') return { body: null, flaw: 'empty-answer' };
	try {
		return { body: JSON.parse(text) };
	} catch {
		return { body: text, flaw: /^\s*</.test(text) ? 'html' : 'not-json' };
	}
}
