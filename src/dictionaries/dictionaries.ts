import { proxy } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';

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

export interface DictionaryItem {
	value: string;
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

const TONES: readonly string[] = ['info', 'ok', 'warn', 'bad', 'mute'];

export type Dictionaries = ReadonlyMap<string, readonly DictionaryItem[]>;

/** Sorts the rows of the dictionary operation by type, in the order in which they come. A row that is none is left out. */
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
