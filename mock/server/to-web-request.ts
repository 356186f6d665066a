import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './read-body.ts';

/** Converts a Node request with its whole body to a web request, which is aborted if the client disconnects. */
export async function toWebRequest(request: IncomingMessage, url: URL, response: ServerResponse, bodyLimit: number): Promise<Request> {
	const method = request.method ?? 'GET';
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
	}
	const away = new AbortController();
	response.once('close', () => {
		if (!response.writableFinished) away.abort();
	});
	const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request, bodyLimit);
	return new Request(url, { method, headers, body, signal: away.signal });
}

export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
	const body = Buffer.from(await answer.arrayBuffer());
	response.statusCode = answer.status;
	answer.headers.forEach((value, name) => {
		response.setHeader(name, value);
	});
	response.end(body);
}
