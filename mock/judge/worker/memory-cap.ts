/**
 * Limits of interpreters are advice: QuickJS and CPython ask for more behind them. All they get comes from this one method, so that is
 * where the limit is. Compiled programs grow by an instruction of their own and are limited by the linker.
 */
export interface MemoryCap {
	/** From now on; Infinity: none. */
	set(limitBytes: number, onDenied: () => void): void;
	/** Whether the last wish was refused: interpreters first wish for more than they need. */
	wasDenied(): boolean;
}

const PAGE = 65_536;

export function capMemory(): MemoryCap {
	const grow = WebAssembly.Memory.prototype.grow;
	let limit = Number.POSITIVE_INFINITY;
	let denied = false;
	let tell = (): void => undefined;
	WebAssembly.Memory.prototype.grow = function capped(this: WebAssembly.Memory, pages: number): number {
		denied = this.buffer.byteLength + pages * PAGE > limit;
		if (!denied) return grow.call(this, pages);
		tell();
		throw new RangeError('The program may not have more memory.');
	};
	return {
		set: (limitBytes, onDenied) => {
			limit = limitBytes;
			denied = false;
			tell = onDenied;
		},
		wasDenied: () => denied,
	};
}
