/** Puts changes off for a moment and writes them together; never two writes at once. */
export interface WriteBehind {
	/** Something changed: it will be written. */
	mark(): void;
	/** Writes now what is marked, and waits for a write under way. */
	flush(): Promise<void>;
}

export interface Timers {
	/** Calls back once after so many milliseconds; returns how to stop it. */
	after(ms: number, run: () => void): () => void;
}

export function createWriteBehind(timers: Timers, ms: number, write: () => Promise<void> | void): WriteBehind {
	let stop: (() => void) | null = null;
	let running: Promise<void> = Promise.resolve();
	const run = (): Promise<void> => {
		stop?.();
		stop = null;
		running = running.then(write, write);
		return running;
	};
	return {
		mark: () => {
			// A failed write is told by the next `flush`; here no one waits for it.
			stop ??= timers.after(ms, () => void run().catch(() => undefined));
		},
		flush: () => (stop ? run() : running),
	};
}
