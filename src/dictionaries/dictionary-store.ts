import { proxy } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';
import type { DictionaryItem } from '#src/pages/page-environment.tsx';
import { type Dictionaries, groupDictionaries } from './dictionaries.ts';

export type DictionaryLookup = (type: string) => readonly DictionaryItem[];

/** The labels of coded values. They are fetched when somebody first asks for one: many pages need none. */
export interface DictionaryStore {
	/** `lookup` yields an empty list until the dictionaries have arrived, and is another function afterwards. */
	readonly state: { readonly lookup: DictionaryLookup };
}

const RETRY_AFTER_MS = 5000;

export function createDictionaryStore(fetchAll: (() => Promise<Result<unknown>>) | null): DictionaryStore {
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
	const state = proxy<{ lookup: DictionaryLookup }>({
		lookup: () => {
			queueMicrotask(() => void fetchOnce());
			return [];
		},
	});

	const publish = (dictionaries: Dictionaries): void => {
		state.lookup = (type) => dictionaries.get(type) ?? [];
	};

	return { state };
}
