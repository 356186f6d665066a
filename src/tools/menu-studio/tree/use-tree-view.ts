import { type RefObject, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Draft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import type { StudioState } from '#src/tools/menu-studio/draft/studio-core.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { useClosedGroups, useShowMissing } from './use-closed-groups.ts';
import { type TreeFocus, useTreeFocus } from './use-tree-focus.ts';
import { keysBetween, type VisibleLine, visibleLines } from './visible-lines.ts';

export interface TreeView {
	studio: Studio;
	tree: RefObject<HTMLUListElement | null>;
	draft: Draft;
	lines: readonly VisibleLine[];
	/** Index of each visible line by its key. */
	places: ReadonlyMap<string, number>;
	/** Key of the tab stop. */
	stop: string;
	chosen: ReadonlySet<string>;
	isOpen: (key: string) => boolean;
	setOpen: (keys: readonly string[], open: boolean) => void;
	focus: TreeFocus;
	choose: (key: string, how: 'only' | 'range' | 'toggle') => void;
	/** The keys that an action on a node concerns: the selection, or only the node if it is not in it. */
	keysFor: (key: string) => readonly string[];
}

interface TreeViewOptions {
	/** The keys that a search keeps. */
	found: ReadonlySet<string> | null;
	/** Whether nodes show that the menu hides. A chosen one shows always. */
	withHidden: boolean;
	lineHeight: number;
}

/** The visible lines of a draft, and which of them are chosen and focused. */
export function useTreeView(studio: Studio, { found, withHidden, lineHeight }: TreeViewOptions): TreeView {
	const tree = useRef<HTMLUListElement>(null);
	const { draft, selected, focused, returned } = useSnapshot(studio.state) as StudioState;
	const groups = useClosedGroups(studio);
	const { closed, setOpen } = groups;
	const lines = useMemo(() => {
		const kept = withHidden ? null : focused === null ? selected : [...selected, focused];
		return visibleLines(draft, { closed, found, kept });
	}, [draft, closed, found, withHidden, selected, focused]);
	const places = useMemo(() => new Map(lines.map(({ node }, index) => [node.key, index])), [lines]);
	const chosen = useMemo(() => new Set(selected), [selected]);
	const stop = focused !== null && places.has(focused) ? focused : (lines[0]?.node.key ?? '');
	useShowMissing(studio, found === null && focused !== null && !places.has(focused) ? focused : null, groups);
	// A search may leave out the node with the focus for good.
	const isShown = focused === null || found !== null || places.has(focused);
	const focus = useTreeFocus({ tree, places, lineHeight, stop, isShown, returned });
	/** The other end of a range that Shift extends. */
	const anchor = useRef<string | null>(null);

	const choose: TreeView['choose'] = (key, how) => {
		if (how === 'range') {
			anchor.current ??= stop;
			return studio.select([...keysBetween(lines, anchor.current, key).filter((each) => each !== key), key]);
		}
		anchor.current = key;
		if (how === 'only') return studio.select([key]);
		if (chosen.has(key)) studio.select(selected.filter((each) => each !== key));
		else studio.select([...selected, key]);
		studio.focus(key);
	};
	return {
		studio,
		tree,
		draft,
		lines,
		places,
		stop,
		chosen,
		setOpen,
		focus,
		choose,
		isOpen: (key) => found !== null || !closed.has(key),
		keysFor: (key) => (chosen.has(key) ? selected : [key]),
	};
}
