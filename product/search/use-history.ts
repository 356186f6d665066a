import { useCallback, useEffect, useState } from 'react';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';

export interface SearchWords {
	words: readonly string[];
	remember(words: string): void;
	forget(words: string): void;
	forgetAll(): void;
}

export function useHistory(): SearchWords {
	const { storage } = useKeptData();
	const { useSession } = useAccess();
	const name: StorageEntry = `search-history-${useSession().user.id}`;
	const read = useCallback(() => parse(storage.read(name)), [storage, name]);
	const [words, setWords] = useState(read);
	useEffect(() => storage.watch(name, () => setWords(read())), [storage, name, read]);
	const change = useCallback(
		(next: (before: readonly string[]) => readonly string[]): void => {
			const after = next(read());
			storage.write(name, after.length === 0 ? null : JSON.stringify(after));
			setWords(after);
		},
		[storage, name, read],
	);
	const remember = useCallback((typed: string) => change((before) => withWords(before, typed)), [change]);
	return {
		words,
		remember,
		forget: (typed) => change((before) => withoutWords(before, typed)),
		forgetAll: () => change(() => []),
	};
}

function parse(text: string | null): readonly string[] {
	try {
		return readHistory(JSON.parse(text ?? 'null'));
	} catch {
		return [];
	}
}

export const MAX_WORDS = 10;

const LONGEST = 50;

/** Adds an entry on top. Replaces the latest entry if that is a prefix of the new one (人, 人工, 人工智能), because it was a step of typing it. */
export function withWords(history: readonly string[], words: string): readonly string[] {
	const typed = words.trim().replace(/\s+/g, ' ');
	if (typed === '' || typed.length > LONGEST) return history;
	const [latest, ...older] = history.filter((one) => one !== typed);
	const kept = latest !== undefined && typed.startsWith(latest) && history[0] === latest ? older : [latest, ...older];
	return [typed, ...kept.filter((one) => one !== undefined)].slice(0, MAX_WORDS);
}

export const withoutWords = (history: readonly string[], words: string): readonly string[] => history.filter((one) => one !== words);

export function readHistory(stored: unknown): readonly string[] {
	return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, MAX_WORDS) : [];
}
