import { proxy, ref } from 'valtio/vanilla';
import type { DictionaryName } from '#generated/names.ts';
import type { Result } from '#src/http/result.ts';

/** Labels of coded values. The first page requests them together with its data; if none did, the first use requests them. */
export interface Dictionaries {
	/** Requests them ahead of the first use. */
	request(): void;
	/** Empty until the dictionaries are loaded. */
	items(type: DictionaryName): readonly DictionaryItem[];
	/** Undefined for an unknown code. While the dictionaries are loading, every code is an ellipsis. */
	find(type: DictionaryName, code: string): DictionaryItem | undefined;
}

export interface DictionaryItem {
	value: string;
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

const RETRY_AFTER_MS = 5000;

export interface DictionaryState {
	dictionaries: Dictionaries;
}

/** `fetchAll` is null for an app without dictionaries. */
export function createDictionaryState(fetchAll: (() => Promise<Result<unknown>>) | null): DictionaryState {
	/** Null while they are loading. */
	let groups: Groups | null = fetchAll ? null : NONE;
	let isLoaded = fetchAll === null;
	let isRequested = false;
	/** Whether something was rendered without labels. Only then its pages render again. */
	let isMissed = false;
	const request = async (): Promise<void> => {
		if (isLoaded || isRequested || !fetchAll) return;
		isRequested = true;
		const result = await fetchAll();
		isLoaded = result.ok;
		groups = result.ok ? groupDictionaries(result.data) : NONE;
		if (isMissed) state.dictionaries = ref(dictionariesOf(read, request));
		if (!result.ok)
			setTimeout(() => {
				isRequested = false;
			}, RETRY_AFTER_MS);
	};
	const read = (): Groups | null => {
		if (!isLoaded) {
			isMissed = true;
			// Components look labels up while they render, when state must not change.
			queueMicrotask(request);
		}
		return groups;
	};
	const state = proxy<DictionaryState>({ dictionaries: ref(dictionariesOf(read, request)) });
	return state;
}

export type Groups = ReadonlyMap<string, readonly DictionaryItem[]>;

const NONE: Groups = new Map();

/** `read` returns null while the dictionaries are loading. */
export const dictionariesOf = (read: () => Groups | null, request: () => void = () => undefined): Dictionaries => ({
	request,
	items: (type) => read()?.get(type) ?? [],
	find(type, code) {
		const groups = read();
		return groups ? groups.get(type)?.find(({ value }) => value === code) : { value: code, label: '…', tone: 'mute' };
	},
});

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
