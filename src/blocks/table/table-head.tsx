import { memo, useEffect, useRef } from 'react';
import * as texts from '#generated/messages/blocks/table.ts';
import { ColumnHeading } from './column-heading.tsx';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';
import type { Selection } from './use-selection.ts';

interface TableHeadProps {
	parts: TableParts;
	counted?: boolean;
}

/** Renders all headings, even outside the viewport: they are few, and their buttons must be reachable by Tab. */
export const TableHead = memo(function TableHead({ parts, counted = false }: TableHeadProps) {
	const { columns, sort, sticky, buttons, selection, rows, label } = parts;
	const first = selection ? 2 : 1;
	return (
		<thead>
			<tr aria-rowindex={counted ? 1 : undefined}>
				{selection && (
					<th className={styles.pick} scope="col" aria-colindex={counted ? 1 : undefined}>
						{rows.count > 0 && (
							<PickAll selection={selection} label={rows.paging ? texts.selectPage({ label }) : texts.selectAll({ label })} />
						)}
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
					<th className={styles.heading} scope="col" data-plain aria-colindex={counted ? columns.length + first : undefined}>
						{texts.actions}
					</th>
				)}
			</tr>
		</thead>
	);
});

function PickAll({ selection: { share, toggleAll }, label }: { selection: Selection; label: string }) {
	const box = useRef<HTMLInputElement>(null);
	// The mixed state has no attribute.
	useEffect(() => {
		if (box.current) box.current.indeterminate = share === 'some';
	}, [share]);
	return (
		<label className={styles.tick} data-text={texts.pickAll}>
			<input ref={box} type="checkbox" aria-label={label} checked={share === 'all'} onChange={() => toggleAll(share !== 'all')} />
		</label>
	);
}
