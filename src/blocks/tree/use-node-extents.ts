import { useMemo, useState } from 'react';
import { createExtents, type Extents } from '#src/lib/extents.ts';
import type { VisibleNode } from './tree-nodes.ts';

/** Height of a node of one line, in px. */
const LINE = 37;

/** Heights of the visible nodes. What was seen once is remembered by its node: opening one above moves the others. */
export function useNodeExtents(visible: readonly VisibleNode[], places: ReadonlyMap<string, number>): Extents {
	const [seen] = useState(() => new Map<string, number>());
	return useMemo(() => {
		const extents = createExtents(visible.length, LINE);
		for (const [key, height] of seen) extents.resize(places.get(key) ?? visible.length, height);
		return {
			...extents,
			resize: (index, height) => {
				const key = visible[index]?.node.key;
				const changed = extents.resize(index, height);
				if (changed && key !== undefined) seen.set(key, height);
				return changed;
			},
		};
	}, [visible, places, seen]);
}
