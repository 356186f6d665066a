export interface ByteOutput {
	/** Returns false once the limit is reached; later writes are dropped. */
	write(bytes: Uint8Array): boolean;
	text(): string;
}

export function createByteOutput(limitBytes: number): ByteOutput {
	const parts: Uint8Array[] = [];
	let left = limitBytes;
	return {
		write(bytes) {
			if (left <= 0) return false;
			parts.push(bytes.slice(0, left));
			left -= bytes.length;
			return left > 0;
		},
		text() {
			const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
			let at = 0;
			for (const part of parts) {
				all.set(part, at);
				at += part.length;
			}
			return new TextDecoder().decode(all);
		},
	};
}
