import { memo, type ReactNode } from 'react';
import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import type { Row } from '#src/pages/use-rows.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { PickBox } from '#src/ui/pick-box.tsx';
import { toLabel } from '#src/ui/to-label.ts';
import { ValueView } from '#src/ui/value-view.tsx';
import type { CellPlan } from './cell-plan.ts';
import { headOf, rowName } from './cell-text.ts';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';

// Loaded lazily, since few tables are edited.
const EditableCell = lazyComponent(
	async () => (await import('./editable-cell.tsx')).EditableCell,
	({ children }) => <span className={styles.pencil}>{children}</span>,
);

export interface TableRowProps {
	parts: TableParts;
	row: Row;
	plan: CellPlan;
	/** Zero-based. */
	index: number;
	/** Exposes the position of the row, for a table that is only partly in the document. */
	counted?: boolean;
	/** Exposes the positions of the cells, for rows that are only partly in the document. */
	partly?: boolean;
	/** Minimum height in px. */
	height?: number | undefined;
}

/** One row. Cells are not components: with fifty columns, their hooks would run a thousand times per screen. */
export const TableRow = memo(function TableRow({ parts, row, plan, index, counted = false, partly = false, height }: TableRowProps) {
	const link = useLink();
	const { columns, naming, buttons, selection, editing, mine, changed } = parts;
	const { key, scope } = row;
	const first = selection ? 2 : 1;
	const picked = selection?.chosen.has(key) ?? false;
	const own = mine ? scope.read(mine) : false;
	const isChanged = changed.has(key);
	const head = own || isChanged ? headOf(columns) : -1;
	return (
		<tr
			className={classNames(styles.row, picked && styles.picked, own && styles.mine, isChanged && styles.changed)}
			data-index={counted ? index : undefined}
			aria-rowindex={counted ? index + 2 : undefined}
			style={height ? { height } : undefined}
		>
			{selection && (
				<td className={styles.pick} aria-colindex={partly ? 1 : undefined}>
					<PickBox
						name={rowName(naming, scope)}
						checked={selection.chosen.has(key)}
						onToggle={(on, range) => selection.toggle(key, on, range)}
					/>
				</td>
			)}
			{plan.map((cell) => {
				if ('gap' in cell) return <td key={cell.index} colSpan={cell.gap} aria-hidden="true" />;
				const { column, sticky, card } = cell;
				const target = column.opens && link(column.opens, scope);
				const content = target ? (
					<a className={styles.link} {...target}>
						{cellContent(column, scope)}
					</a>
				) : (
					cellContent(column, scope)
				);
				// The cell that stays in view heads the row.
				const Cell = sticky ? 'th' : 'td';
				return (
					<Cell
						key={cell.index}
						scope={sticky ? 'row' : undefined}
						className={cellClass(column, sticky)}
						aria-colindex={partly ? cell.index + first : undefined}
						data-heads={card?.heads || undefined}
						data-heading={card && cardHeading(card, scope.read(column.value))}
					>
						{editing && column.edits ? (
							<EditableCell column={column} edit={column.edits} row={row} index={index} naming={naming} editing={editing}>
								{content}
							</EditableCell>
						) : (
							content
						)}
						{cell.index === head && <RowMarks own={own} changed={isChanged} />}
					</Cell>
				);
			})}
			{buttons && <ButtonsCell buttons={buttons} scope={scope} place={partly ? columns.length + first : undefined} />}
		</tr>
	);
});

const cellClass = ({ width, align }: TableColumn, sticky: boolean): string =>
	classNames(styles.cell, width !== undefined && styles.sized, align && styles[align], sticky && styles.sticky);

/** Says in words what the colours of the row say. */
const RowMarks = ({ own, changed }: { own: boolean; changed: boolean }) => (
	<span className={styles.marks}>
		{own && <span>{texts.me}</span>}
		{changed && <span>{texts.changed}</span>}
	</span>
);

/** Heading shown beside a cell in the card layout. The card's own heading needs none, unless it is a bare number. */
const cardHeading = ({ heading, heads }: { heading: string; heads: boolean }, value: unknown): string | undefined =>
	heads && typeof value !== 'number' ? undefined : heading;

/** Most cells are plain text, rendered without an extra element or component. */
function cellContent(column: TableColumn, scope: PageScope): ReactNode {
	const value = tonedValue(column, scope);
	const plain = column.look === undefined || column.look === 'text';
	if (plain && (Number.isFinite(value) || (typeof value === 'string' && value !== ''))) return value as string | number;
	return <ValueView value={value} look={column.look ?? 'text'} label={scope.text(column.title)} />;
}

/** A badge takes its tone from the column rather than from its dictionary. */
function tonedValue({ value, tone }: TableColumn, scope: PageScope) {
	const read = scope.read(value);
	const toned = tone && read !== null && read !== undefined ? scope.read(tone) : null;
	return toned ? { label: toLabel(read ?? '').label, tone: toned } : read;
}

function ButtonsCell({ buttons, scope, place }: { buttons: readonly ButtonSpec[]; scope: PageScope; place: number | undefined }) {
	const items = useButtons()(buttons, scope);
	return (
		<td className={classNames(styles.cell, styles.buttons)} aria-colindex={place}>
			<ButtonRow items={items} tight />
		</td>
	);
}
