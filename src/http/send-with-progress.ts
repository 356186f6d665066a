/** Sends a request by XMLHttpRequest, since `fetch` does not report upload progress. */

export type OnProgress = (share: number) => void;

export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
	const body = await request.blob();
	return new Promise((resolve, reject) => {
		const sending = new XMLHttpRequest();
		sending.open(request.method, request.url);
		sending.responseType = 'arraybuffer';
		// The content type includes the multipart boundary of the body.
		for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
		sending.upload.onprogress = ({ lengthComputable, loaded, total }) => {
			if (lengthComputable && total > 0) onProgress(loaded / total);
		};
		sending.onload = () => resolve(toResponse(sending));
		// Same error as `fetch`.
		sending.onerror = () => reject(new TypeError('Failed to send'));
		sending.onabort = () => reject(request.signal.reason);
		const stop = (): void => sending.abort();
		request.signal.addEventListener('abort', stop);
		sending.onloadend = () => request.signal.removeEventListener('abort', stop);
		if (request.signal.aborted) reject(request.signal.reason);
		else sending.send(body);
	});
}

function toResponse(sending: XMLHttpRequest): Response {
	const headers = new Headers();
	for (const line of sending.getAllResponseHeaders().trim().split(/\r?\n/)) {
		const at = line.indexOf(':');
		if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
	}
	const bare = [101, 204, 205, 304].includes(sending.status);
	return new Response(bare ? null : (sending.response as ArrayBuffer), { status: sending.status, statusText: sending.statusText, headers });
}
