import { useMemo, useState } from 'react';
import type { FoundNodes } from './find-nodes.ts';
import { openAtFirst, type TreeNode } from './tree-nodes.ts';

type Touched = ReadonlyMap<string, boolean>;
const untouched: Touched = new Map();

export interface OpenNodes {
	isOpen: (key: string) => boolean;
	set: (keys: readonly string[], open: boolean) => void;
}

export interface OpenNodesOptions {
	nodes: readonly TreeNode[];
	place: string | null;
	/** Key of the node that the page was opened for; another one resets the open nodes. */
	focusKey: string | null;
	/** Search text and matches; null without a search. */
	search: { text: string; found: FoundNodes } | null;
}

/** Open nodes: the initial or the search's, until the user toggles some. Toggles during a search are discarded afterwards. */
export function useOpenNodes({ nodes, place, focusKey, search }: OpenNodesOptions): OpenNodes {
	const [since, setSince] = useState({ focusKey, touched: untouched });
	const [within, setWithin] = useState({ text: '', touched: untouched });
	const atFirst = useMemo(() => openAtFirst(nodes, place), [nodes, place]);

	const touched = since.focusKey === focusKey ? since.touched : untouched;
	const touchedNow = search ? (within.text === search.text ? within.touched : untouched) : touched;
	const before = search?.found.open ?? atFirst;
	const isOpen = useMemo(() => (key: string) => touchedNow.get(key) ?? before.has(key), [touchedNow, before]);
	const set = (keys: readonly string[], open: boolean): void => {
		const next = new Map([...touchedNow, ...keys.map((key) => [key, open] as const)]);
		if (search) setWithin({ text: search.text, touched: next });
		else setSince({ focusKey, touched: next });
	};
	return { isOpen, set };
}
