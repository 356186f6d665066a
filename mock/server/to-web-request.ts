import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request of Node as the back end takes it; the body is read whole. Aborted when the client goes away. */
export async function toWebRequest(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<Request> {
	const method = request.method ?? 'GET';
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
	}
	const away = new AbortController();
	response.once('close', () => {
		if (!response.writableFinished) away.abort();
	});
	const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request);
	const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://mock.invalid');
	return new Request(url, { method, headers, body, signal: away.signal });
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk as Uint8Array);
	return Buffer.concat(chunks);
}

/** Sends an answer of the back end. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
	response.statusCode = answer.status;
	answer.headers.forEach((value, name) => {
		response.setHeader(name, value);
	});
	response.end(Buffer.from(await answer.arrayBuffer()));
}
