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

/** Sends each part of the body as it comes, so that rows of a stream are not held back. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
	response.statusCode = answer.status;
	answer.headers.forEach((value, name) => {
		response.setHeader(name, value);
	});
	if (!isStreamed(answer)) return void response.end(Buffer.from(await answer.arrayBuffer()));
	response.flushHeaders();
	try {
		// Leaving the loop cancels the body, and with it what makes the rows.
		for await (const part of answer.body ?? []) {
			if (response.destroyed) break;
			response.write(part);
		}
	} catch (error) {
		if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
	}
	response.end();
}

/** The mock server marks streams so that proxies leave them alone. */
const isStreamed = ({ headers }: Response): boolean => headers.get('x-accel-buffering') === 'no';
