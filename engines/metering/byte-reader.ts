export class ByteReader {
	at: number;
	readonly bytes: Uint8Array;

	constructor(bytes: Uint8Array, at = 0) {
		this.bytes = bytes;
		this.at = at;
	}

	byte(): number {
		const byte = this.bytes[this.at++];
		if (byte === undefined) throw new Error(`Unexpected end of the module at byte ${this.at - 1}.`);
		return byte;
	}

	u32(): number {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = this.byte();
			value |= (byte & 0x7f) << shift;
			if ((byte & 0x80) === 0) return value >>> 0;
		}
	}

	/** Skips a LEB128 of any width, signed or unsigned. */
	skipLeb(): void {
		while ((this.byte() & 0x80) !== 0);
	}

	skip(count: number): void {
		this.at += count;
	}
}
