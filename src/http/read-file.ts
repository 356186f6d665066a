/** Called for each part of a file that has arrived; `total` is null if the server does not say how large it is. */
export type OnLoaded = (loaded: number, total: number | null) => void;

/** Reads the body of a response, part by part if somebody follows its progress. */
export async function readFile(response: Response, onLoaded: OnLoaded | undefined): Promise<Uint8Array<ArrayBuffer>> {
	if (!response.body || !onLoaded) return new Uint8Array(await response.arrayBuffer());
	const total = totalOf(response.headers);
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let loaded = 0;
	const reader = response.body.getReader();
	for (let step = await reader.read(); !step.done; step = await reader.read()) {
		parts.push(step.value);
		loaded += step.value.length;
		onLoaded(loaded, total);
	}
	return join(parts, loaded);
}

/** Content-Length is the compressed size, so it is not the total if the response is encoded. */
function totalOf(headers: Headers): number | null {
	const length = headers.get('Content-Length');
	return length === null || headers.has('Content-Encoding') ? null : Number(length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
