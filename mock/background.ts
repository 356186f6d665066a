/** Work that goes on after an answer was given: one piece after the other, in the order in which it came. */
export interface Background {
	/** Work that is waiting or under way is not taken a second time. */
	enqueue(key: string, work: () => Promise<void>, onFailure: (error: unknown) => void): void;
	/** Resolves when nothing is left to do; rejects with the first failure that could not be reported. */
	settled(): Promise<void>;
}

export function createBackground(): Background {
	const known = new Set<string>();
	let last = Promise.resolve();
	let unreported: { error: unknown } | null = null;
	const attempt = async (work: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void> => {
		try {
			await work();
		} catch (error) {
			onFailure(error);
		}
	};
	return {
		enqueue(key, work, onFailure) {
			if (known.has(key)) return;
			known.add(key);
			last = last
				.then(() => attempt(work, onFailure))
				.catch((error: unknown) => {
					unreported ??= { error };
				})
				.finally(() => known.delete(key));
		},
		async settled() {
			while (known.size > 0) await last;
			if (unreported) throw unreported.error;
		},
	};
}
