import { useId } from 'react';
import type { TableColumn } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import styles from './table-block.module.css';

interface SortMenuProps {
	columns: readonly TableColumn[];
	/** State that holds the order. */
	sort: string;
}

/** Sorts the cards of a table that is too wide. */
export function SortMenu({ columns, sort }: SortMenuProps) {
	const scope = useScope();
	const [value, setValue] = usePageState(sort);
	const id = useId();
	const orders = columns.flatMap(({ title, sortBy }) =>
		sortBy === undefined
			? []
			: [
					{ order: `-${sortBy}`, label: texts.descending({ title: scope.text(title) }) },
					{ order: sortBy, label: texts.ascending({ title: scope.text(title) }) },
				],
	);
	if (orders.length === 0) return null;
	return (
		<div className={styles.sorting}>
			<label htmlFor={id}>{texts.sortBy}</label>
			<select id={id} className={styles.order} value={String(value ?? '')} onChange={(event) => setValue(event.target.value)}>
				<option value="">{texts.unsorted}</option>
				{orders.map(({ order, label }) => (
					<option key={order} value={order}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}
