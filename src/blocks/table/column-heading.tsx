import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ColumnFilter, TableColumn } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { TextValue } from '#src/pages/block-base.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './table-block.module.css';

interface ColumnHeadingProps {
	column: TableColumn;
	sort: string | undefined;
	sticky: boolean;
	/** One-based column index, if not all columns are in the document. */
	place: number | undefined;
}

export function ColumnHeading({ column, sort, sticky, place }: ColumnHeadingProps) {
	const title = useScope().text(column.title);
	const more = (
		<>
			{column.tooltip && <HeadingHelp text={column.tooltip} title={title} />}
			{column.filter && <HeadingFilter filter={column.filter} title={title} />}
		</>
	);
	const cell = {
		className: classNames(styles.heading, sticky && styles.sticky),
		scope: 'col',
		'aria-colindex': place,
		style: { width: column.width, minWidth: column.width, textAlign: column.align },
	};
	if (sort === undefined || column.sortBy === undefined) {
		return (
			<th {...cell}>
				{title}
				{more}
			</th>
		);
	}
	return (
		<SortedHeading title={title} sort={sort} field={column.sortBy} cell={cell}>
			{more}
		</SortedHeading>
	);
}

interface SortedHeadingProps {
	title: string;
	sort: string;
	field: string;
	cell: ComponentProps<'th'>;
	children: ReactNode;
}

function SortedHeading({ title, sort, field, cell, children }: SortedHeadingProps) {
	const [value, setValue] = usePageState(sort);
	const order = orderOf(value, field);
	return (
		<th {...cell} aria-sort={order}>
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

function HeadingHelp({ text, title }: { text: TextValue; title: string }) {
	const id = useId();
	const shown = useScope().text(text);
	return (
		<>
			<button type="button" className={styles.help} aria-label={texts.explanationOf({ title })} aria-describedby={id} data-tooltip={shown}>
				<Icon name="info" />
			</button>
			<span id={id} hidden>
				{shown}
			</span>
		</>
	);
}

function HeadingFilter({ filter, title }: { filter: ColumnFilter; title: string }) {
	const [value, setValue] = usePageState(filter.binds);
	const choices = useDictionaries().items(filter.dict);
	return (
		<select
			className={styles.filter}
			aria-label={texts.filterBy({ title })}
			value={String(value ?? '')}
			onChange={(event) => setValue(event.target.value)}
		>
			<option value="">{texts.all}</option>
			{choices.map((choice) => (
				<option key={choice.value} value={choice.value}>
					{choice.label}
				</option>
			))}
		</select>
	);
}

type Order = 'ascending' | 'descending' | 'none';

function orderOf(value: unknown, field: string): Order {
	if (value === field) return 'ascending';
	return value === `-${field}` ? 'descending' : 'none';
}

function nextOrder(order: Order, field: string): string | null {
	if (order === 'none') return field;
	return order === 'ascending' ? `-${field}` : null;
}
