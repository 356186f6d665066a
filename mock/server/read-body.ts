import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT, tooLarge } from '#mock/contract/body-limit.ts';

/** Clients read an early answer badly while they still send, so this much beyond the limit is read and dropped. */
const DROPPED = 8 * BODY_LIMIT;

/** Reads the whole body, whether or not the request tells its length. Rejects with a 413 when it is too large. */
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
