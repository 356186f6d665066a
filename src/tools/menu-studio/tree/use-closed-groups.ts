import { useEffect, useState } from 'react';
import { indexOf, isWithin } from '#src/tools/menu-studio/draft/draft-tree.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';

export interface ClosedGroups {
	closed: ReadonlySet<string>;
	setOpen: (keys: readonly string[], open: boolean) => void;
}

/** Groups are open at first. The tab stop never stays in a closed group: closing moves it to the group. */
export function useClosedGroups(studio: Studio): ClosedGroups {
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const setOpen = (keys: readonly string[], open: boolean): void => {
		const next = new Set(closed);
		for (const key of keys) {
			if (open) next.delete(key);
			else next.add(key);
		}
		setClosed(next);
		const { draft, focused } = studio.state;
		const closing = keys.find((key) => focused !== null && key !== focused && isWithin(draft, focused, key));
		if (!open && closing !== undefined) studio.focus(closing);
	};
	return { closed, setOpen };
}

/** Opens the groups around a node that was just added, found or brought back. */
export function useShowMissing(studio: Studio, missing: string | null, { setOpen }: ClosedGroups): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each missing node; `setOpen` is new in each render
	useEffect(() => {
		if (missing === null) return;
		const index = indexOf(studio.state.draft);
		const above: string[] = [];
		for (let key = index.get(missing)?.parent?.key; key !== undefined; key = index.get(key)?.parent?.key) above.push(key);
		if (above.length > 0) setOpen(above, true);
	}, [missing]);
}
