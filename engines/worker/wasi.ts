/** WASI for compiled programs: standard streams, a clock and random numbers. No files, network or environment. */
import type { ByteOutput } from './byte-output.ts';

const OK = 0;
const BAD_FILE = 8;
const NOT_SEEKABLE = 70;
const NOT_HERE = 52;
const INVALID = 28;
const FAULT = 21;
/** Same limit as Linux. Needed because iterating over buffers is not metered. */
const MAX_BUFFERS = 1024;
/** File type of a pipe: makes the C library buffer by blocks instead of lines. */
const PIPE = 0;

export class ProgramExit extends Error {
	readonly code: number;

	constructor(code: number) {
		super(`The program has left with ${code}.`);
		this.code = code;
	}
}

export interface Streams {
	input: Uint8Array;
	out: ByteOutput;
	err: ByteOutput;
	/** Called when `out` is full. Throws to end the program. */
	onFull(): never;
}

export type Call = (...args: never[]) => unknown;

/** An address outside of the memory. */
class BadAddress extends Error {}

/** A call of the system with a bad address fails, as on Linux, instead of ending in an error of the engine. */
const refusingBadAddresses = (calls: Record<string, Call>): Record<string, Call> =>
	Object.fromEntries(
		Object.entries(calls).map(([name, call]) => [
			name,
			(...args: never[]) => {
				try {
					return call(...args);
				} catch (error) {
					if (error instanceof BadAddress) return FAULT;
					throw error;
				}
			},
		]),
	);

/** `memory` is called on each access: growing the memory replaces its buffer. */
export function createWasi(streams: Streams, memory: () => WebAssembly.Memory): Record<string, Call> {
	let at = 0;
	/** Addresses are unsigned, and arrive as signed numbers. */
	const bytes = (from: number, length: number): Uint8Array => {
		const { buffer } = memory();
		if ((from >>> 0) + (length >>> 0) > buffer.byteLength) throw new BadAddress();
		return new Uint8Array(buffer, from >>> 0, length >>> 0);
	};
	const viewOf = (from: number, length: number): DataView => {
		const { buffer, byteOffset } = bytes(from, length);
		return new DataView(buffer, byteOffset, length);
	};
	const put = (place: number, value: number): number => {
		viewOf(place, 4).setUint32(0, value, true);
		return OK;
	};
	/** Calls `work` for each buffer until one is processed partially. Returns the total number of bytes. */
	const each = (list: number, count: number, work: (part: Uint8Array) => number): number => {
		let sum = 0;
		for (let index = 0; index < count; index++) {
			const data = viewOf((list >>> 0) + index * 8, 8);
			const part = bytes(data.getUint32(0, true), data.getUint32(4, true));
			const done = work(part);
			sum += done;
			if (done < part.length) break;
		}
		return sum;
	};
	return refusingBadAddresses({
		fd_read: (file: number, list: number, count: number, result: number) => {
			if (file !== 0) return BAD_FILE;
			if (count >>> 0 > MAX_BUFFERS) return INVALID;
			const sum = each(list, count, (part) => {
				const piece = streams.input.subarray(at, at + part.length);
				part.set(piece);
				at += piece.length;
				return piece.length;
			});
			return put(result, sum);
		},
		fd_write: (file: number, list: number, count: number, result: number) => {
			if (file !== 1 && file !== 2) return BAD_FILE;
			if (count >>> 0 > MAX_BUFFERS) return INVALID;
			const sum = each(list, count, (part) => {
				if (file === 2) streams.err.write(part);
				else if (!streams.out.write(part)) streams.onFull();
				return part.length;
			});
			return put(result, sum);
		},
		fd_fdstat_get: (file: number, result: number) => {
			if (file > 2) return BAD_FILE;
			bytes(result, 24).fill(0);
			const data = viewOf(result, 24);
			data.setUint8(0, PIPE);
			data.setUint32(8, 0x42, true);
			return OK;
		},
		fd_seek: () => NOT_SEEKABLE,
		fd_close: () => OK,
		fd_prestat_get: () => BAD_FILE,
		environ_sizes_get: (count: number, size: number) => put(count, 0) || put(size, 0),
		environ_get: () => OK,
		args_sizes_get: (count: number, size: number) => put(count, 0) || put(size, 0),
		args_get: () => OK,
		clock_time_get: (_clock: number, _precision: bigint, result: number) => {
			viewOf(result, 8).setBigUint64(0, BigInt(Math.round(performance.now() * 1e6)), true);
			return OK;
		},
		clock_res_get: (_clock: number, result: number) => {
			viewOf(result, 8).setBigUint64(0, 1000n, true);
			return OK;
		},
		random_get: (from: number, length: number) => {
			const part = bytes(from, length);
			for (let index = 0; index < part.length; index++) part[index] = Math.floor(Math.random() * 256);
			return OK;
		},
		sched_yield: () => OK,
		proc_exit: (code: number) => {
			throw new ProgramExit(code);
		},
	} as Record<string, Call>);
}

export const refuse = (): number => NOT_HERE;
