import { useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { planAll, planCards } from './cell-plan.ts';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';
import { useOverflow } from './use-overflow.ts';

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
