/** Collects what a program writes, up to a limit. */
export interface Output {
	/** False: it was too much, and nothing more is taken. */
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
			// Between one and three bytes a unit: the limit is a guard, not a measure.
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
export const TOO_MUCH_OUTPUT = '输出超过限制（Output Limit Exceeded）';
