import { useState } from 'react';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useKeptData } from '#src/pages/use-kept-data.ts';

/** Titles of the columns that the user has hidden, kept in the browser for this table of this page. */
export function useHiddenColumns(table: string): [readonly string[], (titles: readonly string[]) => void] {
	const { storage } = useKeptData();
	const name: StorageEntry = `hidden-columns-${usePage().definition.name}-${table}`;
	const [hidden, setHidden] = useState(() => parse(storage.read(name)));
	const hide = (titles: readonly string[]): void => {
		storage.write(name, titles.length === 0 ? null : JSON.stringify(titles));
		setHidden(titles);
	};
	return [hidden, hide];
}

function parse(text: string | null): readonly string[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
	} catch {
		return [];
	}
}
