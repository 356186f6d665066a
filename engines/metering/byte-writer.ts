export class ByteWriter {
	private buffer: Uint8Array<ArrayBuffer>;
	length = 0;

	constructor(room = 65_536) {
		this.buffer = new Uint8Array(room);
	}

	byte(value: number): void {
		this.reserve(1);
		this.buffer[this.length++] = value;
	}

	bytes(values: Uint8Array | readonly number[]): void {
		this.reserve(values.length);
		this.buffer.set(values, this.length);
		this.length += values.length;
	}

	copy(source: Uint8Array, from: number, to: number): void {
		if (to > from) this.bytes(source.subarray(from, to));
	}

	u32(value: number): void {
		let rest = value;
		while (rest > 0x7f) {
			this.byte((rest & 0x7f) | 0x80);
			rest >>>= 7;
		}
		this.byte(rest);
	}

	/** The view is valid until the next write. */
	view(): Uint8Array<ArrayBuffer> {
		return this.buffer.subarray(0, this.length);
	}

	private reserve(count: number): void {
		if (this.length + count <= this.buffer.length) return;
		const larger = new Uint8Array(Math.max(this.length + count, this.buffer.length * 2));
		larger.set(this.view());
		this.buffer = larger;
	}
}

export function signedLeb(value: number): number[] {
	const bytes: number[] = [];
	let rest = value;
	for (;;) {
		const low = rest & 0x7f;
		rest >>= 7;
		if ((rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)) return [...bytes, low];
		bytes.push(low | 0x80);
	}
}

export function unsignedLeb(value: number): number[] {
	const writer = new ByteWriter();
	writer.u32(value);
	return [...writer.view()];
}
