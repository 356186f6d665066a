import { ByteReader } from './metering/byte-reader.ts';

/**
 * `@yowasp/clang` copies a whole file for every few thousand bytes that it appends, so writing 16 MB takes a minute. The exact text is
 * matched so that another version of the package is noticed.
 */
const SLOW = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`;

/** More than the memory of any program. */
const MAX_BYTES = 160 * 1024 * 1024;

/** Doubles the buffer when it is full, so that most appends copy nothing. Ends the compiler, as its own traps do, before it fills the host. */
const QUICK = `    const end = offset + contents.length;
    if (end > ${MAX_BYTES}) throw new WebAssembly.RuntimeError("The file is too large.");
    const file = this.file;
    if (end > file.data.length) {
      if (!file.room || file.room.length < end || file.room.buffer !== file.data.buffer) {
        file.room = new Uint8Array(Math.max(end, 2 * file.data.length, 65536));
        file.room.set(file.data);
      }
      file.data = file.room.subarray(0, end);
    }
    file.data.set(contents, offset);
`;

export function mendClang(text: string): string {
	if (!text.includes(SLOW)) throw new Error('@yowasp/clang has changed: see engines/mend-clang.ts.');
	return text.replace(SLOW, () => QUICK);
}

const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
const PAGES_OF_4_GB = 65_536;

/** Gives the compiler's module a quarter of its 4 GB, since a source can make it use them up, and with them the memory of a browser's page. */
export function limitMemory(module: Uint8Array): Uint8Array {
	const reader = new ByteReader(module, 8);
	while (reader.at < module.length) {
		const id = reader.byte();
		const size = reader.u32();
		const end = reader.at + size;
		if (
			id === MEMORY_SECTION &&
			reader.u32() === 1 &&
			reader.byte() === HAS_MAXIMUM &&
			reader.u32() > 0 &&
			reader.u32() === PAGES_OF_4_GB
		) {
			const limited = module.slice();
			// The maximum is the last number, seven bits in each byte, the lowest first: 0x80 0x80 0x04.
			limited[end - 1] = 1;
			return limited;
		}
		reader.at = end;
	}
	throw new Error('@yowasp/clang has changed: see engines/mend-clang.ts.');
}
