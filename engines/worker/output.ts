export interface Output {
	/** Returns false once the limit is reached; later writes are dropped. */
	write(text: string): boolean;
	text(): string;
	readonly full: boolean;
}

export function createOutput(limitBytes: number): Output {
	const parts: string[] = [];
	let left = limitBytes;
	let full = false;
	return {
		write(text) {
			if (full) return false;
			// A program may write nothing without end.
			if (text === '') return true;
			// Compares UTF-16 units with a byte limit: the limit is only a safeguard and need not be exact.
			if (text.length > left) {
				parts.push(text.slice(0, left));
				full = true;
				return false;
			}
			left -= text.length;
			parts.push(text);
			return true;
		},
		text: () => parts.join(''),
		get full() {
			return full;
		},
	};
}

export const STDERR_BYTES = 16_384;
