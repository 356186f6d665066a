import { memo } from 'react';
import * as texts from '#generated/messages/blocks/table.ts';
import { PickAll } from '#src/ui/pick-box.tsx';
import { ColumnHeading } from './column-heading.tsx';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';

interface TableHeadProps {
	parts: TableParts;
	counted?: boolean;
}

/** Renders all headings, even outside the viewport: they are few, and their buttons must be reachable by Tab. */
export const TableHead = memo(function TableHead({ parts, counted = false }: TableHeadProps) {
	const { columns, sort, sticky, buttons, selection } = parts;
	const first = selection ? 2 : 1;
	return (
		<thead>
			<tr aria-rowindex={counted ? 1 : undefined}>
				{selection && (
					<th className={styles.pick} scope="col" aria-colindex={counted ? 1 : undefined}>
						{selection.all && <PickAll {...selection.all} />}
					</th>
				)}
				{columns.map((column, index) => (
					<ColumnHeading
						// biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position in the definition
						key={index}
						column={column}
						sort={sort}
						sticky={sticky && index === 0}
						place={counted ? index + first : undefined}
					/>
				))}
				{buttons && (
					<th className={styles.heading} scope="col" aria-colindex={counted ? columns.length + first : undefined}>
						{texts.actions}
					</th>
				)}
			</tr>
		</thead>
	);
});
