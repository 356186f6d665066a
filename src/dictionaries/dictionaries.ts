import { proxy } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';

export type DictionaryLookup = (type: string) => readonly DictionaryItem[];

/** Labels of coded values. Fetched on first lookup, since many pages need none. */
export interface DictionaryStore {
	/** `lookup` returns an empty list until the dictionaries are loaded; then it is a new function. */
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

	// A lookup runs during render, when state must not change, so the request is deferred.
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

export interface DictionaryItem {
	value: string;
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

const TONES: readonly string[] = ['info', 'ok', 'warn', 'bad', 'mute'];

export type Dictionaries = ReadonlyMap<string, readonly DictionaryItem[]>;

export function groupDictionaries(rows: unknown): Dictionaries {
	const groups = new Map<string, DictionaryItem[]>();
	for (const row of Array.isArray(rows) ? rows : []) {
		const { type, value, label, tone } = (row ?? {}) as Readonly<Record<string, unknown>>;
		if (typeof type !== 'string' || value === undefined || value === null) continue;
		const item = {
			value: String(value),
			label: String(label ?? value),
			tone: (TONES.includes(String(tone)) ? tone : 'mute') as DictionaryItem['tone'],
		};
		const group = groups.get(type);
		if (group) group.push(item);
		else groups.set(type, [item]);
	}
	return groups;
}
