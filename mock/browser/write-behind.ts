/** Debounces writes and batches them; only one write is in flight. */
export interface WriteBehind {
	mark(): void;
	/** Writes pending changes now and waits for the write in flight. */
	flush(): Promise<void>;
}

export interface Timers {
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
			// The next `flush` reports a failed write.
			stop ??= timers.after(ms, () => void run().catch(() => undefined));
		},
		flush: () => (stop ? run() : running),
	};
}
