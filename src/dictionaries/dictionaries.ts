import type { DictionaryItem } from '#src/pages/page-environment.tsx';

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
