import type { Result } from '#src/http/result.ts';
import type { DictionaryItem } from '#src/pages/page-environment.tsx';
import { type Dictionaries, groupDictionaries } from './dictionaries.ts';

export type DictionaryLookup = (type: string) => readonly DictionaryItem[];

/** The labels of coded values. They are fetched when somebody first asks for one: many pages need none. */
export interface DictionaryStore {
	subscribe(onChange: () => void): () => void;
	/** Looks a dictionary up, empty while there is none; another function once they have arrived. */
	lookup(): DictionaryLookup;
}

const RETRY_AFTER_MS = 5000;

export function createDictionaryStore(fetchAll: (() => Promise<Result<unknown>>) | null): DictionaryStore {
	const listeners = new Set<() => void>();
	let wanted = fetchAll === null;

	const fetchOnce = async (): Promise<void> => {
		if (wanted || !fetchAll) return;
		wanted = true;
		const result = await fetchAll();
		if (result.ok) publish(groupDictionaries(result.data));
		else
			setTimeout(() => {
				wanted = false;
			}, RETRY_AFTER_MS);
	};

	// Asking happens while a page is drawn, and nothing may change then: the call goes out after it.
	let lookup: DictionaryLookup = () => {
		queueMicrotask(() => void fetchOnce());
		return [];
	};

	const publish = (dictionaries: Dictionaries): void => {
		lookup = (type) => dictionaries.get(type) ?? [];
		for (const listener of listeners) listener();
	};

	return {
		lookup: () => lookup,
		subscribe(onChange) {
			listeners.add(onChange);
			return () => listeners.delete(onChange);
		},
	};
}
