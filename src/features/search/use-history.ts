import { useCallback, useEffect, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { readHistory, withoutWords, withWords } from './history.ts';

export interface SearchWords {
	words: readonly string[];
	remember(words: string): void;
	forget(words: string): void;
	forgetAll(): void;
}

/** What this user has searched for in this browser. */
export function useHistory(): SearchWords {
	const { storage, useSession } = usePageEnvironment();
	const name = `search-history-${useSession().user.id}`;
	const read = useCallback(() => parse(storage.read(name)), [storage, name]);
	const [words, setWords] = useState(read);
	// Another window of the same user searches, too.
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
		// Somebody else wrote there.
		return [];
	}
}
