import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { placeOf } from '#src/features/menu-studio/draft/draft-tree.ts';
import { remove, toggleHidden } from '#src/features/menu-studio/draft/edit-nodes.ts';
import { moveDown, moveIn, moveOut, moveTo, moveUp, type Outcome } from '#src/features/menu-studio/draft/move-nodes.ts';
import type { StudioState } from '#src/features/menu-studio/draft/studio-core.ts';
import type { Studio } from '#src/features/menu-studio/draft/studio-store.ts';
import { createExtents } from '#src/lib/extents.ts';
import { useTreeKeyboard } from '#src/ui/tree/use-tree-keyboard.ts';
import { useWindow } from '#src/ui/use-window.ts';
import { DragLabel, DropLine } from './drag-view.tsx';
import { type FindingMark, MenuLine } from './menu-line.tsx';
import styles from './menu-tree.module.css';
import { type TreeCommand, treeCommand } from './tree-commands.ts';
import { useClosedGroups, useShowMissing } from './use-closed-groups.ts';
import { type Drag, useDrag } from './use-drag.ts';
import { keysBetween, type VisibleLine, visibleLines } from './visible-lines.ts';

interface MenuTreeProps {
	studio: Studio;
	/** Keys that a search keeps; null without a search. */
	found: ReadonlySet<string> | null;
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

const MOVES = { up: moveUp, down: moveDown, in: moveIn, out: moveOut } as const;

/** The menu as a tree: chosen, dragged and moved by pointer and by keys. */
export function MenuTree({ studio, found, findings, lineHeight, onEdit, help }: MenuTreeProps) {
	const tree = useRef<HTMLUListElement>(null);
	const { draft, selected, focused } = useSnapshot(studio.state) as StudioState;
	const groups = useClosedGroups(studio);
	const { closed, setOpen } = groups;
	const lines = useMemo(() => visibleLines(draft, closed, found), [draft, closed, found]);
	const places = useMemo(() => new Map(lines.map(({ node }, index) => [node.key, index])), [lines]);
	const chosen = useMemo(() => new Set(selected), [selected]);
	const stop = focused !== null && places.has(focused) ? focused : (lines[0]?.node.key ?? '');
	/** The other end of a range that Shift extends. */
	const anchor = useRef<string | null>(null);
	const isOpen = (key: string): boolean => found !== null || !closed.has(key);
	useShowMissing(studio, found === null && focused !== null && !places.has(focused) ? focused : null, groups);
	const extents = useMemo(() => createExtents(lines.length, lineHeight), [lines.length, lineHeight]);
	const { spans } = useWindow({ scroller: tree, extents, kept: places.get(stop) ?? null, exact: true });
	const drawn = lines.length > WHOLE_UP_TO ? spans : [{ from: 0, to: lines.length }];
	const focus = useFocus({ tree, places, lineHeight, stop });

	const choose = (key: string, how: 'only' | 'range' | 'toggle'): void => {
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
	const act = (outcome: Outcome): void => {
		if (studio.apply(outcome)) focus.afterRender();
	};
	const keys = (): readonly string[] => (chosen.has(stop) ? selected : [stop]);

	const drag = useDrag({
		scroller: tree,
		lines,
		lineHeight,
		isOpen,
		keysFor: (key) => (chosen.has(key) ? selected : [key]),
		onOpen: (key) => setOpen([key], true),
		onDrop: (dropped, mark) => {
			const outcome = moveTo(studio.state.draft, dropped, mark);
			if (!studio.apply(outcome)) return;
			focus.inOwnTask();
			if (mark.where === 'within') setOpen([mark.target], true);
		},
		onCancel: () => studio.announce('没有移动'),
		disabled: studio.readOnly,
	});

	const onTreeKey = useTreeKeyboard({
		visible: lines,
		focused: stop,
		isOpen,
		onFocus: (key) => {
			choose(key, 'only');
			focus.afterRender();
		},
		onToggle: (key) => setOpen([key], !isOpen(key)),
		onChoose: () => {
			choose(stop, 'only');
			onEdit();
		},
		onOpenSiblings: (key) => {
			const parent = lines[places.get(key) ?? -1]?.parent;
			setOpen(
				lines.filter((line) => line.parent === parent).map(({ node }) => node.key),
				true,
			);
		},
	});
	const move = (way: keyof typeof MOVES): void => {
		const moved = keys();
		act(MOVES[way](draft, moved));
		const inside = placeOf(studio.state.draft, moved[0] ?? '')?.parent;
		if (inside && closed.has(inside.key)) setOpen([inside.key], true);
	};
	const extend = (by: number): void => {
		const next = lines[(places.get(stop) ?? 0) + by];
		if (!next) return;
		choose(next.node.key, 'range');
		focus.afterRender();
	};
	const run = (command: TreeCommand): void => {
		switch (command.kind) {
			case 'move':
				return move(command.way);
			case 'extend':
				return extend(command.by);
			case 'selectAll':
				return studio.select([...lines.map(({ node }) => node.key).filter((each) => each !== stop), stop]);
			case 'toggle':
				return choose(stop, 'toggle');
			case 'single':
				return choose(stop, 'only');
			case 'remove':
				return act(remove(draft, keys()));
			case 'hide':
				return act(toggleHidden(draft, keys()));
			case 'rename':
				choose(stop, 'only');
				return onEdit('title');
			default:
				throw new Error(`Unknown command ${JSON.stringify(command satisfies never)}.`);
		}
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const command = treeCommand(event);
		// Escape has other uses while one node is chosen.
		if (!command || (command.kind === 'single' && selected.length < 2)) return onTreeKey(event);
		event.preventDefault();
		run(command);
	};
	const onClick = (event: MouseEvent): void => {
		const target = event.target instanceof Element ? event.target : null;
		const key = target?.closest<HTMLElement>('[data-key]')?.dataset.key;
		if (drag.wasDrag() || key === undefined) return;
		if (target?.closest('[data-toggle]')) setOpen([key], !isOpen(key));
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
				aria-label="菜单"
				aria-multiselectable="true"
				aria-describedby={help}
				{...drag.handlers}
				onClick={onClick}
				onDoubleClick={() => onEdit()}
				onKeyDown={onKeyDown}
				onFocus={({ target }) => {
					const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
					if (key !== undefined) studio.focus(key);
				}}
			>
				<Lines lines={lines} drawn={drawn} {...{ drag, lineHeight, chosen, stop, isOpen, findings, movable: !studio.readOnly }} />
				<DropLine drag={drag} lineHeight={lineHeight} />
			</ul>
			<DragLabel drag={drag} draft={draft} />
		</div>
	);
}

interface LinesProps {
	lines: readonly VisibleLine[];
	drawn: readonly { from: number; to: number }[];
	drag: Drag;
	lineHeight: number;
	chosen: ReadonlySet<string>;
	stop: string;
	isOpen: (key: string) => boolean;
	findings: ReadonlyMap<string, FindingMark>;
	movable: boolean;
}

function Lines({ lines, drawn, drag, lineHeight, chosen, stop, isOpen, findings, movable }: LinesProps) {
	const { keys: dragged } = useSnapshot(drag.state);
	let end = 0;
	const items = drawn.flatMap(({ from, to }) => {
		const before = from - end;
		end = to;
		return lines.slice(from, to).map(({ place, hiddenAbove }, offset) => {
			const { node, level, index, siblings } = place;
			return (
				<MenuLine
					key={node.key}
					node={node}
					level={level}
					position={index + 1}
					siblings={siblings.length}
					selected={chosen.has(node.key)}
					focused={node.key === stop}
					dragged={dragged.includes(node.key)}
					open={isOpen(node.key)}
					hiddenAbove={hiddenAbove}
					finding={findings.get(node.key) ?? null}
					room={offset === 0 ? before * lineHeight : 0}
					movable={movable}
				/>
			);
		});
	});
	const rest = lines.length - end;
	return (
		<>
			{items}
			{rest > 0 && <li role="none" style={{ height: rest * lineHeight }} />}
		</>
	);
}

interface FocusOptions {
	tree: RefObject<HTMLElement | null>;
	places: ReadonlyMap<string, number>;
	lineHeight: number;
	/** Key of the tab stop. */
	stop: string;
}

interface Focus {
	/** Focuses the tab stop after the next render, since a moved line loses the focus. */
	afterRender: () => void;
	/**
	 * Does so in a task of its own. Until then the tree has the focus: React would give it back to a moved line at once, which lays out the
	 * page in the task of the render.
	 */
	inOwnTask: () => void;
}

/** Keeps the tab stop in sight, and focuses it. */
function useFocus({ tree, places, lineHeight, stop }: FocusOptions): Focus {
	const [wish, setWish] = useState(0);
	const done = useRef(0);
	const shown = useRef('');
	const waits = useRef(false);
	const index = places.get(stop) ?? 0;
	useLayoutEffect(() => {
		const settle = (): void => {
			waits.current = false;
			const element = tree.current;
			if (!element) return;
			const place = `${stop} ${index}`;
			if (place !== shown.current) {
				shown.current = place;
				const [start, end] = [index * lineHeight, (index + 1) * lineHeight];
				if (start < element.scrollTop) element.scrollTop = start;
				else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
			}
			if (wish === done.current) return;
			done.current = wish;
			element.querySelector<HTMLElement>(`[data-key="${CSS.escape(stop)}"]`)?.focus({ preventScroll: true });
		};
		if (!waits.current) return settle();
		const timer = setTimeout(settle);
		return () => clearTimeout(timer);
	});
	const afterRender = (): void => setWish((count) => count + 1);
	return {
		afterRender,
		inOwnTask() {
			waits.current = true;
			tree.current?.focus({ preventScroll: true });
			afterRender();
		},
	};
}
