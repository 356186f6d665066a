export interface ByteOutput {
	/** Returns false once the limit is reached; later writes are dropped. */
	write(bytes: Uint8Array): boolean;
	text(): string;
	/** Bytes that were written. */
	size(): number;
}

const FIRST_ROOM = 1024;

/** In one buffer, because a program may print millions of single bytes, and an array for each would fill the memory of the host. */
export function createByteOutput(limitBytes: number): ByteOutput {
	let room = new Uint8Array(Math.min(FIRST_ROOM, limitBytes));
	let used = 0;
	const makeRoom = (wanted: number): void => {
		if (wanted <= room.length) return;
		const larger = new Uint8Array(Math.min(Math.max(wanted, 2 * room.length), limitBytes));
		larger.set(room);
		room = larger;
	};
	return {
		write(bytes) {
			if (used === limitBytes) return false;
			const part = bytes.subarray(0, limitBytes - used);
			makeRoom(used + part.length);
			room.set(part, used);
			used += part.length;
			return used < limitBytes;
		},
		size: () => used,
		text: () => new TextDecoder().decode(room.subarray(0, used)),
	};
}
