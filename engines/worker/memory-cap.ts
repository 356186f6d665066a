/**
 * QuickJS and CPython do not strictly respect their own memory limits, so the limit is enforced in `Memory.prototype.grow`, the only
 * way they get memory. Compiled programs use the `memory.grow` instruction instead and are limited by the linker.
 */
export interface MemoryCap {
	/** Calls `onDenied` for the first request that is denied: a program may ask again without end. */
	set(limitBytes: number, onDenied: () => void): void;
	/** True if the latest request was denied. Earlier denials do not count: interpreters first request more than they need. */
	wasDenied(): boolean;
}

const PAGE = 65_536;

export function capMemory(): MemoryCap {
	const grow = WebAssembly.Memory.prototype.grow;
	let limit = Number.POSITIVE_INFINITY;
	let denied = false;
	let notify = (): void => undefined;
	WebAssembly.Memory.prototype.grow = function capped(this: WebAssembly.Memory, pages: number): number {
		denied = this.buffer.byteLength + pages * PAGE > limit;
		if (!denied) return grow.call(this, pages);
		notify();
		notify = () => undefined;
		throw new RangeError('The program may not have more memory.');
	};
	return {
		set: (limitBytes, onDenied) => {
			limit = limitBytes;
			denied = false;
			notify = onDenied;
		},
		wasDenied: () => denied,
	};
}
