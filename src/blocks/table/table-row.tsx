import { memo, type ReactNode } from 'react';
import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { ValueView } from '#src/ui/value-view.tsx';
import type { CellPlan } from './cell-plan.ts';
import styles from './table-block.module.css';

export interface TableRowProps {
	plan: CellPlan;
	buttons: readonly ButtonSpec[] | undefined;
	scope: PageScope;
	/** Zero-based row index, for a table that is only partly in the document. */
	index?: number;
	columnCount?: number;
	/** Minimum height in px. */
	height?: number | undefined;
}

/** One row. Cells are not components: with fifty columns, their hooks would run a thousand times per screen. */
export const TableRow = memo(function TableRow({ plan, buttons, scope, index, columnCount = 0, height }: TableRowProps) {
	const link = useLink();
	const counted = index !== undefined;
	return (
		<tr className={styles.row} data-index={index} aria-rowindex={counted ? index + 2 : undefined} style={height ? { height } : undefined}>
			{plan.map((cell) => {
				if ('gap' in cell) return <td key={cell.index} colSpan={cell.gap} aria-hidden="true" />;
				const { column, sticky, card } = cell;
				const target = column.opens && link(column.opens, scope);
				return (
					<td
						key={cell.index}
						className={classNames(styles.cell, column.width !== undefined && styles.sized, sticky && styles.sticky)}
						aria-colindex={counted ? cell.index + 1 : undefined}
						style={column.align && { textAlign: column.align }}
						data-heads={card?.heads || undefined}
						data-heading={card && cardHeading(card, scope.read(column.value))}
					>
						{target ? (
							<a className={styles.link} {...target}>
								{cellContent(column, scope)}
							</a>
						) : (
							cellContent(column, scope)
						)}
					</td>
				);
			})}
			{buttons && <ButtonsCell buttons={buttons} scope={scope} place={counted ? columnCount + 1 : undefined} />}
		</tr>
	);
});

/** Heading shown beside a cell in the card layout. The card's own heading needs none, unless it is a bare number. */
const cardHeading = ({ heading, heads }: { heading: string; heads: boolean }, value: unknown): string | undefined =>
	heads && typeof value !== 'number' ? undefined : heading;

/** Most cells are plain text, rendered without an extra element or component. */
function cellContent(column: TableColumn, scope: PageScope): ReactNode {
	const value = scope.read(column.value);
	const plain = column.look === undefined || column.look === 'text';
	if (plain && (Number.isFinite(value) || (typeof value === 'string' && value !== ''))) return value as string | number;
	return <ValueView value={value} look={column.look ?? 'text'} label={scope.text(column.title)} />;
}

function ButtonsCell({ buttons, scope, place }: { buttons: readonly ButtonSpec[]; scope: PageScope; place: number | undefined }) {
	const items = useButtons()(buttons, scope);
	return (
		<td className={classNames(styles.cell, styles.buttons)} aria-colindex={place}>
			<ButtonRow items={items} tight />
		</td>
	);
}
