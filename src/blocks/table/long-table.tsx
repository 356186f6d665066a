/**
 * A virtualised table. Keeps table semantics (row and column counts, indexes) for screen readers, scrolls as a region, and keeps the
 * focused row in the document.
 */
import {
	type CSSProperties,
	type FocusEvent,
	type KeyboardEvent,
	memo,
	type RefObject,
	useDeferredValue,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { createExtents } from '#src/lib/extents.ts';
import type { RowList } from '#src/pages/use-rows.ts';
import { useWindow } from '#src/ui/use-window.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { planCells } from './cell-plan.ts';
import { guessSizes, PICK, type Viewport } from './guess-sizes.ts';
import { LongRows } from './long-rows.tsx';
import { PinnedRow } from './pinned-row.tsx';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';

interface LongTableProps {
	parts: TableParts;
	/** Whether the rows are answers of a repeated call. */
	refreshes: boolean;
}

/** A refresh of 1,000 rows renders between other work. Other tables follow ticks and edits at once. */
export function LongTable({ parts, refreshes }: LongTableProps) {
	const later = useDeferredValue(parts);
	return <VirtualTable parts={refreshes ? later : parts} />;
}

const VirtualTable = memo(function VirtualTable({ parts }: { parts: TableParts }) {
	const { label, columns, rows, buttons, sticky, compact, selection } = parts;
	const scroller = useRef<HTMLElement>(null);
	const [sizes] = useState(() => guessSizes(parts, viewport()));
	const extents = useMemo(() => createExtents(rows.count, sizes.height), [rows.count, sizes.height]);
	const { kept, keep, letGo } = useKeptRow(rows);
	const { spans, across } = useWindow({ scroller, extents, kept: editedRow(parts) ?? kept });
	const { from, to } = sizes.across ? across(sizes.across) : { from: 0, to: columns.length };
	const plan = useMemo(() => planCells(columns, { from, to }, sticky), [columns, from, to, sticky]);
	useTopOfNewRows(scroller, rows.outdated);
	// The reader may choose another size of text later.
	const inText = (px: number): string => `${px / sizes.em}rem`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fieldset, and no region, because a card around it often is one of the same name
		<section
			ref={scroller}
			className={classNames(styles.scroller, styles.long, compact && styles.compact)}
			style={{ '--first-column': sticky ? inText(sizes.widths[0] ?? 0) : '0px' } as CSSProperties}
			role="group"
			aria-label={label}
			onKeyDown={jumpToEdge}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus what scrolls
			tabIndex={0}
		>
			<table
				className={classNames(styles.table, rows.outdated && styles.outdated)}
				style={{ minWidth: inText(sizes.total) }}
				aria-busy={rows.outdated || undefined}
				aria-rowcount={rows.count + 1}
				aria-colcount={columns.length + (buttons ? 1 : 0) + (selection ? 1 : 0)}
			>
				<caption>
					<VisuallyHidden>{label}</VisuallyHidden>
				</caption>
				<Widths widths={sizes.widths} em={sizes.em} picks={selection !== undefined} />
				<TableHead parts={parts} counted />
				<tbody onFocus={keep} onBlur={letGo}>
					<LongRows parts={parts} spans={spans} plan={plan} sizes={sizes} startOf={extents.startOf} />
				</tbody>
				<PinnedRow parts={parts} plan={plan} />
			</table>
		</section>
	);
});

const Widths = memo(({ widths, em, picks }: { widths: readonly number[]; em: number; picks: boolean }) => (
	<colgroup>
		{picks && <col style={{ width: PICK }} />}
		{widths.map((width, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
			<col key={index} style={{ width: `${width / em}rem` }} />
		))}
	</colgroup>
));

/** Index of the row that is being edited; null if it is not on this page. */
function editedRow({ rows, editing }: TableParts): number | null {
	const cell = editing?.cell;
	return cell && cell.index < rows.count && rows.at(cell.index).key === cell.rowKey ? cell.index : null;
}

function useTopOfNewRows(scroller: RefObject<HTMLElement | null>, outdated: boolean): void {
	const before = useRef(outdated);
	useLayoutEffect(() => {
		if (before.current && !outdated) scroller.current?.scrollTo({ top: 0 });
		before.current = outdated;
	}, [scroller, outdated]);
}

/** Jumps without smooth scrolling: on the way, rows turn out taller than estimated, which moves the end or stops the scrolling. */
function jumpToEdge({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
	if (target !== currentTarget || (key !== 'Home' && key !== 'End')) return;
	currentTarget.scrollTo({ top: key === 'End' ? currentTarget.scrollHeight : 0, behavior: 'instant' });
}

const viewport = (): Viewport => ({
	em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 14,
	screen: window.innerWidth,
});

interface KeptRow {
	/** Index of the focused row. */
	kept: number | null;
	keep: (event: FocusEvent<HTMLElement>) => void;
	letGo: (event: FocusEvent<HTMLElement>) => void;
}

/** Tracks the focused row. It must stay in the document, or Tab would restart at the top of the page. */
function useKeptRow(rows: RowList): KeptRow {
	const [kept, setKept] = useState<{ index: number; key: string } | null>(null);
	return {
		kept: kept && indexOfKept(rows, kept),
		keep: ({ target }) => {
			const row = target.closest<HTMLElement>('[data-index]');
			const index = Number(row?.dataset.index);
			if (row) setKept({ index, key: rows.at(index).key });
		},
		// Without `relatedTarget` the focus returns later: the window lost focus, or the user clicked a non-focusable element.
		letGo: ({ currentTarget, relatedTarget }) => {
			if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setKept(null);
		},
	};
}

/** A refresh may have moved the row; null if it is gone. */
function indexOfKept(rows: RowList, { index, key }: { index: number; key: string }): number | null {
	if (index < rows.count && rows.at(index).key === key) return index;
	for (let other = 0; other < rows.count; other += 1) if (rows.at(other).key === key) return other;
	return null;
}
