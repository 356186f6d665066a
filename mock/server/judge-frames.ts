/** The wire format between the mock server and its judge processes: JSON followed by bytes, over pipes. */
import { Buffer } from 'node:buffer';
import type { WorkerCommand, WorkerReport } from '#engines/messages.ts';

export type Message = WorkerCommand | WorkerReport | { report: 'keep'; name: string; bytes: Uint8Array };

/** Length of the JSON and length of the bytes. */
export const HEAD_BYTES = 8;
const LARGEST_FRAME = 256 * 1024 * 1024;

export function encodeFrame(message: Message): Buffer {
	const parts: Uint8Array[] = [];
	const text = JSON.stringify(message, (_key, value: unknown) => {
		if (!(value instanceof Uint8Array)) return value;
		parts.push(value);
		return { bytes: value.length };
	});
	const json = Buffer.from(text);
	const head = Buffer.alloc(HEAD_BYTES);
	head.writeUInt32LE(json.length, 0);
	head.writeUInt32LE(
		parts.reduce((sum, part) => sum + part.length, 0),
		4,
	);
	return Buffer.concat([head, json, ...parts]);
}

/** Returns the body length from a header. Throws if it exceeds the limit, because processes are untrusted. */
export function bodyLength(head: Buffer): number {
	const length = head.readUInt32LE(0) + head.readUInt32LE(4);
	if (length > LARGEST_FRAME) throw new Error('A judge message exceeds the size limit.');
	return length;
}

export function decodeFrame(head: Buffer, body: Buffer): unknown {
	let at = head.readUInt32LE(0);
	return JSON.parse(body.toString('utf8', 0, at), (_key, value: unknown) => {
		if (!isBytes(value)) return value;
		const part = body.subarray(at, at + value.bytes);
		at += value.bytes;
		return new Uint8Array(part);
	});
}

const isBytes = (value: unknown): value is { bytes: number } =>
	typeof value === 'object' &&
	value !== null &&
	Object.keys(value).length === 1 &&
	typeof (value as { bytes?: unknown }).bytes === 'number';

export function createFrameReader(onMessage: (message: unknown) => void): (part: Buffer) => void {
	let parts: Buffer[] = [];
	let length = 0;
	let wanted = HEAD_BYTES;
	let head: Buffer | null = null;
	const take = (): Buffer => {
		const all = Buffer.concat(parts);
		parts = [all.subarray(wanted)];
		length -= wanted;
		return all.subarray(0, wanted);
	};
	return (part) => {
		parts.push(part);
		length += part.length;
		while (length >= wanted) {
			const whole = take();
			if (!head) {
				head = whole;
				wanted = bodyLength(head);
			} else {
				onMessage(decodeFrame(head, whole));
				head = null;
				wanted = HEAD_BYTES;
			}
		}
	};
}
