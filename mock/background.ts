/** A queue of background work that runs after the response, first in first out, with limited concurrency. */
export interface Background {
	/** Ignores a key that is already queued or running. */
	enqueue(key: string, work: () => Promise<void>, onFailure: (error: unknown) => void): void;
	/** Resolves when the queue is empty; rejects with the first failure that could not be reported. */
	settled(): Promise<void>;
}

export function createBackground(lanes = 1): Background {
	const jobs = new Map<string, Promise<void>>();
	const queue: (() => void)[] = [];
	let running = 0;
	let unreported: { error: unknown } | null = null;
	const begin = (): Promise<void> => {
		running += 1;
		return running <= lanes ? Promise.resolve() : new Promise((resolve) => queue.push(resolve));
	};
	const end = (): void => {
		running -= 1;
		queue.shift()?.();
	};
	const attempt = async (work: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void> => {
		await begin();
		try {
			await work();
		} catch (error) {
			onFailure(error);
		}
	};
	return {
		enqueue(key, work, onFailure) {
			if (jobs.has(key)) return;
			const done = attempt(work, onFailure)
				.catch((error: unknown) => {
					unreported ??= { error };
				})
				.finally(() => {
					jobs.delete(key);
					end();
				});
			jobs.set(key, done);
		},
		async settled() {
			while (jobs.size > 0) await Promise.all(jobs.values());
			if (unreported) throw unreported.error;
		},
	};
}
