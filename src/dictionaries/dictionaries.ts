import type { Result } from '#src/http/result.ts';
import { createValueStore, type ValueStore } from '#src/lib/value-store.ts';

/** Labels of coded values. The first use requests them, since many pages need none. */
export interface Dictionaries {
	/** Requests them ahead of the first use. */
	request(): void;
	/** Empty until the dictionaries are loaded. */
	items(type: string): readonly DictionaryItem[];
	/** Undefined for an unknown code. While the dictionaries are loading, every code is an ellipsis. */
	find(type: string, code: string): DictionaryItem | undefined;
}

export interface DictionaryItem {
	value: string;
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

const RETRY_AFTER_MS = 5000;

/** `fetchAll` is null for an app without dictionaries. */
export function createDictionaryStore(
	fetchAll: (() => Promise<Result<unknown>>) | null,
): Pick<ValueStore<Dictionaries>, 'get' | 'subscribe'> {
	let requested = false;
	const request = async (): Promise<void> => {
		if (requested || !fetchAll) return;
		requested = true;
		const result = await fetchAll();
		if (result.ok) return store.set(dictionariesOf(groupDictionaries(result.data), null));
		store.set(dictionariesOf(NONE, request));
		setTimeout(() => {
			requested = false;
		}, RETRY_AFTER_MS);
	};
	const store = createValueStore(dictionariesOf(fetchAll ? null : NONE, request));
	return store;
}

export type Groups = ReadonlyMap<string, readonly DictionaryItem[]>;

const NONE: Groups = new Map();

/** `groups` is null while the dictionaries are loading, `request` if there is nothing to load. */
export function dictionariesOf(groups: Groups | null, request: (() => void) | null): Dictionaries {
	const items = (type: string): readonly DictionaryItem[] => {
		// Components look labels up while they render, when state must not change.
		if (request) queueMicrotask(request);
		return groups?.get(type) ?? [];
	};
	return {
		request: () => request?.(),
		items,
		find(type, code) {
			const item = items(type).find(({ value }) => value === code);
			return groups ? item : { value: code, label: '…', tone: 'mute' };
		},
	};
}

const TONES: readonly string[] = ['info', 'ok', 'warn', 'bad', 'mute'];

export function groupDictionaries(rows: unknown): Groups {
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
