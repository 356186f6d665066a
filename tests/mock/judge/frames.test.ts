import { describe, expect, it } from 'vitest';
import { bodyLength, createFrameReader, decodeFrame, encodeFrame, HEAD_BYTES, type Message } from '#mock/server/judge-frames.ts';

const RESULT = { verdict: 'OK', stdout: '你好\n', stderr: '', time: 3, memory: 64 } as const;
const LIMITS = { timeMs: 1000, memoryKb: 65_536, outputBytes: 100 };

const MESSAGES: readonly (readonly [string, Message])[] = [
	['a report without fields', { report: 'opened' }],
	['a result', { report: 'ended', result: RESULT, spent: false, steps: null }],
	['bytes', { report: 'compiled', error: null, artifact: Uint8Array.of(1, 2, 3) }],
	['no bytes', { report: 'compiled', error: null, artifact: null }],
	['bytes of length 0', { report: 'keep', name: 'a.pch', bytes: new Uint8Array() }],
	['a command', { command: 'run', program: { language: 'C', code: 'x' }, artifact: Uint8Array.of(9), input: '你', limits: LIMITS }],
];

function headOf(json: number, bytes: number): Buffer {
	const head = Buffer.alloc(HEAD_BYTES);
	head.writeUInt32LE(json, 0);
	head.writeUInt32LE(bytes, 4);
	return head;
}

function frameOf(text: string, bytes: readonly number[] = []): Buffer {
	const json = Buffer.from(text);
	return Buffer.concat([headOf(json.length, bytes.length), json, Buffer.from(bytes)]);
}

function readAll(parts: readonly Buffer[]): unknown[] {
	const messages: unknown[] = [];
	const read = createFrameReader((message) => void messages.push(message));
	for (const part of parts) read(part);
	return messages;
}

describe('a frame carries', () => {
	it.each(MESSAGES)('%s', (_what, message) => {
		const frame = encodeFrame(message);
		const head = frame.subarray(0, HEAD_BYTES);
		expect(bodyLength(head)).toBe(frame.length - HEAD_BYTES);
		expect(decodeFrame(head, frame.subarray(HEAD_BYTES))).toEqual(message);
	});
});

describe('a reader of frames', () => {
	const all = Buffer.concat(MESSAGES.map(([, message]) => encodeFrame(message)));
	const expected = MESSAGES.map(([, message]) => message);

	it.each([1, 2, 7, 8, 9, 64, all.length])('reassembles messages from chunks of %i bytes', (size) => {
		const parts = Array.from({ length: Math.ceil(all.length / size) }, (_none, index) => all.subarray(index * size, (index + 1) * size));
		expect(readAll(parts)).toEqual(expected);
	});

	it('emits nothing for an incomplete message', () => {
		expect(readAll([all.subarray(0, HEAD_BYTES + 3)])).toEqual([]);
	});

	it('returns bytes that later chunks do not overwrite', () => {
		const frame = encodeFrame({ report: 'keep', name: 'a.b', bytes: Uint8Array.of(5, 6) });
		const [message] = readAll([frame]) as [{ bytes: Uint8Array }];
		frame.fill(0);
		expect([...message.bytes]).toEqual([5, 6]);
	});

	it.each([
		['a length that no message has', headOf(0xffff_ffff, 0), 'exceeds the size limit'],
		['two lengths whose sum no message has', headOf(200 * 1024 * 1024, 200 * 1024 * 1024), 'exceeds the size limit'],
		['text that is no JSON', frameOf('{"report":'), /JSON/],
		['no text at all', frameOf(''), /JSON/],
	])('throws for %s', (_what, frame, message) => {
		expect(() => readAll([frame])).toThrow(message);
	});

	it.each([
		['more bytes than there are', '{"bytes":9}', [1, 2], [1, 2]],
		['a negative count of bytes', '{"bytes":-5}', [1, 2], []],
		['a fraction', '{"bytes":1.5}', [1, 2], [1]],
	])('takes no bytes of other frames for %s', (_what, text, bytes, expectedBytes) => {
		const [message] = readAll([Buffer.concat([frameOf(text, bytes), frameOf('{"report":"opened"}')])]);
		expect([...(message as Uint8Array)]).toEqual(expectedBytes);
	});

	it('does not change prototypes', () => {
		const [message] = readAll([frameOf('{"__proto__":{"report":"opened"},"constructor":1}')]);
		expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
		expect(({} as { report?: string }).report).toBeUndefined();
	});
});
