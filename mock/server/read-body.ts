import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT, tooLarge } from '#mock/contract/body-limit.ts';

/** Clients handle an early response badly while they are still sending, so this much beyond the limit is read and discarded. */
const DROPPED = 8 * BODY_LIMIT;

/** Reads the whole body, with or without `Content-Length`. Rejects with a 413 if it is too large. */
export function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const chunks: Uint8Array[] = [];
		let size = 0;
		request.on('data', (chunk: Uint8Array) => {
			size += chunk.byteLength;
			if (size <= limit) chunks.push(chunk);
			else chunks.length = 0;
			if (size > limit + DROPPED) reject(tooLarge(limit));
		});
		request.once('end', () => (size > limit ? reject(tooLarge(limit)) : resolve(Buffer.concat(chunks))));
		request.once('error', reject);
		request.once('close', () => reject(new Error('The client went away.')));
	});
}
