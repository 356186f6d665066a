import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { planAll, planCards } from './cell-plan.ts';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

/**
 * A table that stands in the document as it is: the browser finds its widths and heights, and what is searched for in the page. Where it
 * does not fit, its rows stand as cards.
 */
export function WholeTable({ parts }: { parts: TableParts }) {
	const { label, columns, rows, buttons, sort, sticky } = parts;
	const outer = useScope();
	const place = useRef<HTMLElement>(null);
	const overflows = useOverflow(place);
	// One that keeps its first column in sight is made for being scrolled.
	const cards = overflows && !sticky;
	const plan = cards
		? planCards(
				columns,
				columns.map(({ title }) => outer.text(title)),
			)
		: planAll(columns, sticky);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section ref={place} className={classNames(styles.scroller, cards && styles.cards)} aria-label={label} tabIndex={0}>
			<table className={classNames(styles.table, rows.outdated && styles.outdated)} aria-busy={rows.outdated || undefined}>
				<caption>
					<VisuallyHidden>{label}</VisuallyHidden>
				</caption>
				<TableHead columns={columns} sort={sort} sticky={sticky} buttons={buttons} />
				<tbody>
					{Array.from({ length: rows.count }, (_, index) => {
						const { key, scope } = rows.at(index);
						return <TableRow key={key} plan={plan} buttons={buttons} scope={scope} />;
					})}
				</tbody>
			</table>
		</section>
	);
}

/**
 * Whether a table is wider than its place, so that its last columns and its buttons would be out of sight. Once it is drawn otherwise, the
 * width that it needed says when there is room for it again.
 */
function useOverflow(place: RefObject<HTMLElement | null>): boolean {
	const [needed, setNeeded] = useState<number | null>(null);
	const drawing = {};
	const measured = useRef<object>(null);

	// Sizes are the browser's: known once it has laid out what was drawn. A page that is shown again as it was left has nothing to be asked
	// before its paint; the observer tells if its place has another width.
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

/** Width that the table needs; null when it fits. What is hidden has no width, and says nothing. */
function widthNeeded({ clientWidth, scrollWidth }: HTMLElement, before: number | null): number | null {
	if (clientWidth === 0 || (before !== null && clientWidth < before)) return before;
	if (before !== null) return null;
	return scrollWidth > clientWidth + 1 ? scrollWidth : null;
}
