/** A value that changes outside of React; components read it with `useSyncExternalStore(store.subscribe, store.get)`. */
export interface ValueStore<T> {
	get(): T;
	/** Replaces the value and calls the listeners. Values are never changed in place. */
	set(value: T): void;
	/** Returns the function that unsubscribes. */
	subscribe(listener: () => void): () => void;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(next) {
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
