const MARKS: readonly (readonly [string, readonly number[]])[] = [
	['utf-8', [0xef, 0xbb, 0xbf]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
];

/** Detects the encoding: byte order mark first, then valid UTF-8, else GB18030 (the default of Chinese Windows). */
export function decodeText(bytes: Uint8Array): string {
	const [marked] = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
	if (marked) return new TextDecoder(marked).decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('gb18030').decode(bytes);
	}
}
