import { classNames } from '#src/lib/class-names.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { becomesCards, planAll, planCards } from './cell-plan.ts';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

/** A table that stands in the document as it is: the browser finds its widths and heights, and what is searched for in the page. */
export function WholeTable({ parts }: { parts: TableParts }) {
	const { label, columns, rows, buttons, sort, sticky } = parts;
	const outer = useScope();
	const cards = becomesCards(parts);
	const headings = columns.map(({ title }) => outer.text(title));
	const plan = cards ? planCards(columns, headings) : planAll(columns, sticky);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className={classNames(styles.scroller, cards && styles.cards)} aria-label={label} tabIndex={0}>
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
