import { type FocusEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { planAll, planCards } from './cell-plan.ts';
import { PinnedRow } from './pinned-row.tsx';
import { SortMenu } from './sort-menu.tsx';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

/**
 * A table that is completely in the document, so the browser lays it out and find-in-page works. If it does not fit, its rows become
 * cards.
 */
export function WholeTable({ parts }: { parts: TableParts }) {
	const { label, columns, rows, sticky, compact, sort } = parts;
	const outer = useScope();
	const place = useRef<HTMLElement>(null);
	const overflows = useOverflow(place);
	const keepFocus = useKeptFocus(place);
	// A table with a sticky first column scrolls sideways instead.
	const cards = overflows && !sticky;
	const plan = cards
		? planCards(
				columns,
				columns.map(({ title }) => outer.text(title)),
			)
		: planAll(columns, sticky);
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fieldset, and no region, because a card around it often is one of the same name
		<section
			ref={place}
			className={classNames(styles.scroller, cards && styles.cards, compact && styles.compact)}
			role="group"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus what scrolls
			tabIndex={0}
			{...keepFocus}
		>
			{cards && sort !== undefined && <SortMenu columns={columns} sort={sort} />}
			<table className={classNames(styles.table, rows.outdated && styles.outdated)} aria-busy={rows.outdated || undefined}>
				<caption>
					<VisuallyHidden>{label}</VisuallyHidden>
				</caption>
				{/* Cards have no headings to press: one menu sorts them. */}
				<TableHead parts={cards ? { ...parts, sort: undefined } : parts} />
				<tbody>
					{Array.from({ length: rows.count }, (_, index) => {
						const row = rows.at(index);
						return <TableRow key={row.key} parts={parts} row={row} plan={plan} index={index} />;
					})}
				</tbody>
				<PinnedRow parts={{ ...parts, pinned: away(parts) }} plan={plan} />
			</table>
		</section>
	);
}

/** A row may go away with the button that was pressed in it: the table takes the focus then. */
function useKeptFocus(place: RefObject<HTMLElement | null>) {
	const within = useRef(false);
	useLayoutEffect(() => {
		if (within.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
	});
	return {
		onFocus: () => {
			within.current = true;
		},
		onBlur: ({ target }: FocusEvent<HTMLElement>) => {
			within.current = !target.isConnected;
		},
	};
}

/** The pinned row, unless it is among the rows. */
function away({ pinned, rows }: TableParts): TableParts['pinned'] {
	for (let index = 0; pinned && index < rows.count; index += 1) if (rows.at(index).key === pinned.key) return null;
	return pinned;
}

/** Whether the table is wider than its container. In the card layout, the stored table width tells when the table fits again. */
function useOverflow(place: RefObject<HTMLElement | null>): boolean {
	const [needed, setNeeded] = useState<number | null>(null);
	const drawing = {};
	const measured = useRef<object>(null);

	// Reads layout only after a render that may have changed it. A page that is shown again unchanged is not measured before its paint;
	// the observer reports a new container width.
	useLayoutEffect(() => {
		if (measured.current === drawing) return;
		measured.current = drawing;
		if (place.current) setNeeded(widthNeeded(place.current, needed));
	});
	const remeasure = useEffectEvent((element: HTMLElement) => setNeeded(widthNeeded(element, needed)));
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new ResizeObserver(() => remeasure(element));
		observer.observe(element);
		return () => observer.disconnect();
	}, [place]);

	return needed !== null;
}

/** Width that the table needs; null if it fits. A hidden table has width 0, so the previous result is kept. */
function widthNeeded({ clientWidth, scrollWidth }: HTMLElement, before: number | null): number | null {
	if (clientWidth === 0 || (before !== null && clientWidth < before)) return before;
	if (before !== null) return null;
	return scrollWidth > clientWidth + 1 ? scrollWidth : null;
}
