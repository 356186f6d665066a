import { type MouseEvent, useMemo } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/tree.ts';
import { createExtents } from '#src/lib/extents.ts';
import { moveTo } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { ambiguousKeys } from '#src/tools/menu-studio/draft/node-names.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { useWindow } from '#src/ui/use-window.ts';
import { DragLabel, DropLine } from './drag-view.tsx';
import type { FindingMark } from './menu-line.tsx';
import styles from './menu-tree.module.css';
import { TreeLines } from './tree-lines.tsx';
import { type Drag, useDrag } from './use-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { type TreeView, useTreeView } from './use-tree-view.ts';

interface MenuTreeProps {
	studio: Studio;
	/** Keys that a search keeps; null without a search. */
	found: ReadonlySet<string> | null;
	/** Whether nodes show that the menu hides. */
	withHidden: boolean;
	findings: ReadonlyMap<string, FindingMark>;
	/** Height of a line in px. */
	lineHeight: number;
	/** Shows the fields of the chosen node; `field` is to get the focus. */
	onEdit: (field?: 'title') => void;
	/** Id of the text that explains the keys. */
	help: string;
}

/** Above this number of visible lines the tree is virtualised. */
const WHOLE_UP_TO = 120;

/** The menu as a tree: chosen, dragged and moved by pointer and by keys. */
export function MenuTree({ studio, found, withHidden, findings, lineHeight, onEdit, help }: MenuTreeProps) {
	const view = useTreeView(studio, { found, withHidden, lineHeight });
	const { tree, draft, lines, places, stop, chosen, isOpen, setOpen, choose } = view;
	const extents = useMemo(() => createExtents(lines.length, lineHeight), [lines.length, lineHeight]);
	const { spans } = useWindow({ scroller: tree, extents, kept: places.get(stop) ?? null, exact: true });
	const drawn = lines.length > WHOLE_UP_TO ? spans : [{ from: 0, to: lines.length }];
	const drag = useNodeDrag(view, lineHeight);
	const onKeyDown = useTreeKeys(view, onEdit);
	const onClick = (event: MouseEvent): void => {
		const key = keyAt(event.target);
		if (drag.wasDrag() || key === undefined) return;
		if (event.target instanceof Element && event.target.closest('[data-toggle]')) setOpen([key], !isOpen(key));
		else if (event.shiftKey) choose(key, 'range');
		else choose(key, event.ctrlKey || event.metaKey ? 'toggle' : 'only');
	};
	return (
		<div className={styles.frame}>
			<ul
				ref={tree}
				className={styles.tree}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: role="tree" replaces the list's own role
				role="tree"
				tabIndex={-1}
				aria-label={texts.menu}
				aria-multiselectable="true"
				aria-describedby={help}
				{...drag.handlers}
				onClick={onClick}
				onDoubleClick={() => onEdit()}
				onKeyDown={onKeyDown}
				onFocus={({ target }) => {
					const key = keyAt(target);
					if (key !== undefined) studio.focus(key);
				}}
			>
				<TreeLines
					lines={lines}
					drawn={drawn}
					drag={drag}
					lineHeight={lineHeight}
					chosen={chosen}
					stop={stop}
					isOpen={isOpen}
					findings={findings}
					ambiguous={ambiguousKeys(draft)}
					movable={!studio.readOnly}
				/>
				<DropLine drag={drag} lineHeight={lineHeight} />
			</ul>
			<DragLabel drag={drag} draft={draft} />
		</div>
	);
}

/** Key of the line that an element belongs to. */
const keyAt = (target: EventTarget): string | undefined =>
	target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;

function useNodeDrag({ studio, tree, lines, isOpen, setOpen, keysFor, focus }: TreeView, lineHeight: number): Drag {
	return useDrag({
		scroller: tree,
		lines,
		lineHeight,
		isOpen,
		keysFor,
		onOpen: (key) => setOpen([key], true),
		onDrop: (dropped, mark) => {
			const outcome = moveTo(studio.state.draft, dropped, mark);
			if (!studio.apply(outcome)) return;
			focus.inOwnTask();
			if (mark.where === 'within') setOpen([mark.target], true);
		},
		onCancel: () => studio.announce(texts.notMoved),
		disabled: studio.readOnly,
	});
}
