import { Inflate } from 'fflate';

export interface Part {
	bytes: Uint8Array;
	/** False if the part is longer than its limit, and `bytes` is its beginning. */
	whole: boolean;
}

interface Entry {
	name: string;
	method: number;
	content: Uint8Array;
}

/**
 * Inflates parts of a zip archive, each up to its limit in bytes, by the size that they really have: archives may announce less. Skips
 * parts with the limit 0. Throws if it is not a zip archive.
 */
export function unpackParts(archive: Uint8Array, limitOf: (name: string) => number): ReadonlyMap<string, Part> {
	const parts = new Map<string, Part>();
	for (const entry of entriesOf(archive)) {
		const limit = limitOf(entry.name);
		if (limit > 0) parts.set(entry.name, unpack(entry, limit));
	}
	return parts;
}

function unpack({ name, method, content }: Entry, limit: number): Part {
	if (method === 0) return { bytes: content.subarray(0, limit), whole: content.length <= limit };
	if (method !== 8) throw new Error(`${name} is compressed by the unknown method ${method}`);
	return inflate(content, limit);
}

/** Compressed bytes that are inflated at a time. Deflate makes at most 1032 times as many of them: 17 MB. */
const STEP = 16 * 1024;

/** `inflateSync` would go on to the end of a part that is longer than its limit. */
function inflate(content: Uint8Array, limit: number): Part {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const stream = new Inflate((chunk) => {
		chunks.push(chunk);
		size += chunk.length;
	});
	for (let at = 0; at < content.length && size <= limit; at += STEP)
		stream.push(content.subarray(at, at + STEP), at + STEP >= content.length);
	return { bytes: join(chunks, Math.min(size, limit)), whole: size <= limit };
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		const fitting = chunk.subarray(0, length - at);
		whole.set(fitting, at);
		at += fitting.length;
	}
	return whole;
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** Of the record at the end of an archive, and the longest comment behind it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** Entries by the archive's directory. fflate tells no positions, which a partial read needs. */
function* entriesOf(archive: Uint8Array): Generator<Entry> {
	const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
	const end = endOf(view);
	const count = view.getUint16(end + 10, true);
	let at = view.getUint32(end + 16, true);
	for (let index = 0; index < count; index += 1) {
		if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('the directory of the archive is damaged');
		const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number];
		const local = view.getUint32(at + 42, true);
		const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
		yield {
			name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + name)),
			method: view.getUint16(at + 10, true),
			content: archive.subarray(start, start + view.getUint32(at + 20, true)),
		};
		at += 46 + name + extra + comment;
	}
}

function endOf(view: DataView): number {
	const last = view.byteLength - END_LENGTH;
	for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) if (view.getUint32(at, true) === DIRECTORY_END) return at;
	throw new Error('not a zip archive');
}
