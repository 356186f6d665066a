import { memo } from 'react';
import { ColumnHeading } from './column-heading.tsx';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';

interface TableHeadProps extends Pick<TableParts, 'columns' | 'sort' | 'sticky' | 'buttons'> {
	counted?: boolean;
}

/** Renders all headings, even outside the viewport: they are few, and their buttons must be reachable by Tab. */
export const TableHead = memo(function TableHead({ columns, sort, sticky, buttons, counted = false }: TableHeadProps) {
	return (
		<thead>
			<tr aria-rowindex={counted ? 1 : undefined}>
				{columns.map((column, index) => (
					<ColumnHeading
						// biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position in the definition
						key={index}
						column={column}
						sort={sort}
						sticky={sticky && index === 0}
						place={counted ? index + 1 : undefined}
					/>
				))}
				{buttons && (
					<th className={styles.heading} scope="col" data-plain aria-colindex={counted ? columns.length + 1 : undefined}>
						操作
					</th>
				)}
			</tr>
		</thead>
	);
});
