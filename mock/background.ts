/** Work that goes on after an answer was given: so many pieces at a time, begun in the order in which they came. */
export interface Background {
	/** Work that is queued or under way is not taken a second time. */
	enqueue(key: string, work: () => Promise<void>, onFailure: (error: unknown) => void): void;
	/** Resolves when nothing is left to do; rejects with the first failure that could not be reported. */
	settled(): Promise<void>;
}

export function createBackground(lanes = 1): Background {
	const known = new Map<string, Promise<void>>();
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
			if (known.has(key)) return;
			const done = attempt(work, onFailure)
				.catch((error: unknown) => {
					unreported ??= { error };
				})
				.finally(() => {
					known.delete(key);
					end();
				});
			known.set(key, done);
		},
		async settled() {
			while (known.size > 0) await Promise.all(known.values());
			if (unreported) throw unreported.error;
		},
	};
}
