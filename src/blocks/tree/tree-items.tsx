import type { ReactNode } from 'react';
import type { Extents } from '#src/lib/extents.ts';
import type { IndexSpan } from '#src/lib/spans.ts';
import { TreeItem } from './tree-item.tsx';
import type { VisibleNode } from './tree-nodes.ts';

interface TreeItemsProps {
	visible: readonly VisibleNode[];
	spans: readonly IndexSpan[];
	extents: Extents;
	chosen: string | null;
	current: string | null;
	focusKey: string | null;
	focused: string;
	isOpen: (key: string) => boolean;
}

export function TreeItems({ visible, spans, extents, chosen, current, focusKey, focused, isOpen }: TreeItemsProps) {
	const items: ReactNode[] = [];
	let end = 0;
	for (const { from, to } of spans) {
		for (const [offset, item] of visible.slice(from, to).entries()) {
			const { key } = item.node;
			const room = offset === 0 ? extents.startOf(from) - extents.startOf(end) : 0;
			const place = { index: from + offset, room };
			const reasonShown = visible[from + offset - 1]?.node.reason === item.node.reason;
			const marks = {
				reasonShown,
				chosen: key === chosen,
				current: key === current,
				isFocusKey: key === focusKey,
				open: isOpen(key),
				focused: key === focused,
			};
			items.push(<TreeItem key={key} item={item} {...place} {...marks} />);
		}
		end = to;
	}
	const rest = extents.startOf(extents.count) - extents.startOf(end);
	if (rest > 0) items.push(<li key="rest" role="none" style={{ height: rest }} />);
	return items;
}
