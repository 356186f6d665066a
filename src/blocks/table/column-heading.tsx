import type { CSSProperties, ReactNode } from 'react';
import type { ColumnFilter, TableColumn } from '#generated/block-types.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import { nextOrder, orderOf } from './sort-order.ts';
import styles from './table-block.module.css';

/** The heading of a column, with its way to sort and to filter. */
export function ColumnHeading({ column, sort }: { column: TableColumn; sort: string | undefined }) {
	const title = useScope().text(column.title);
	const style = { width: column.width, minWidth: column.width, textAlign: column.align };
	const filter = column.filter && <HeadingFilter filter={column.filter} title={title} />;
	if (sort === undefined || column.sortBy === undefined) {
		return (
			<th className={styles.heading} scope="col" style={style}>
				{title}
				{filter}
			</th>
		);
	}
	return (
		<SortedHeading title={title} sort={sort} field={column.sortBy} style={style}>
			{filter}
		</SortedHeading>
	);
}

interface SortedHeadingProps {
	title: string;
	sort: string;
	field: string;
	style: CSSProperties;
	children: ReactNode;
}

function SortedHeading({ title, sort, field, style, children }: SortedHeadingProps) {
	const [value, setValue] = usePageState(sort);
	const order = orderOf(value, field);
	return (
		<th className={styles.heading} scope="col" style={style} aria-sort={order}>
			<button type="button" className={styles.sort} onClick={() => setValue(nextOrder(order, field))}>
				{title}
				<span className={styles.arrows} data-order={order}>
					<Icon name={order === 'descending' ? 'sort-down' : 'sort-up'} />
				</span>
			</button>
			{children}
		</th>
	);
}

function HeadingFilter({ filter, title }: { filter: ColumnFilter; title: string }) {
	const [value, setValue] = usePageState(filter.binds);
	const choices = usePageEnvironment().useDictionaries()(filter.dict);
	return (
		<select
			className={styles.filter}
			aria-label={`按${title}筛选`}
			value={String(value ?? '')}
			onChange={(event) => setValue(event.target.value)}
		>
			<option value="">全部</option>
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	);
}
