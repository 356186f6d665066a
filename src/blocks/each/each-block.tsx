import { type CSSProperties, useState } from 'react';
import type { EachBlock as EachSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/each.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { WithScope } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { groupRows, type Row, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import styles from './each-block.module.css';

export function EachBlock({ block }: BlockProps<'each'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const { rows, paging } = useRows(block.source, block.key);
	const [whole, setWhole] = useState(false);
	const { where, first = rows.length } = block;
	const fitting = where ? rows.filter((row) => row.scope.read(where)) : rows;
	const title = scope.text(block.title);
	const label = scope.text(block.label) || title;
	if (fitting.length === 0) return block.empty ? <EmptyNotice {...emptyNotice(block)} /> : null;
	// In the order of the groups, so that those shown at first belong to the first groups.
	const sorted = groupRows(fitting, block).flatMap((group) => group.rows);
	const hidden = sorted.length - first;
	return (
		<>
			<Rows block={block} rows={whole ? sorted : sorted.slice(0, first)} title={title} label={label} />
			{hidden > 0 && (
				<Button
					label={whole ? texts.fewer : texts.more({ count: hidden })}
					kind="text"
					icon={whole ? 'chevron-up' : 'chevron-down'}
					onPress={() => setWhole(!whole)}
				/>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</>
	);
}

interface RowsProps {
	block: EachSpec;
	rows: readonly Row[];
	title: string;
	label: string;
}

function Rows({ block, rows, title, label }: RowsProps) {
	const { blocks, group, numbered, minWidth } = block;
	if (!label && !numbered && !group && !minWidth) return rows.map((row) => <RowBlocks key={row.key} row={row} blocks={blocks} />);
	const lists = groupRows(rows, block).map((part) => (
		<RowList key={part.title} block={block} rows={part.rows} title={part.title} label={label} />
	));
	if (!title) return lists;
	return (
		<section className="stack">
			<h2 className={styles.title}>{title}</h2>
			{lists}
		</section>
	);
}

/** `title`: that of the group. */
function RowList({ block: { blocks, numbered, minWidth }, rows, title, label }: RowsProps) {
	const List = numbered ? 'ol' : 'ul';
	const name = title || label;
	const list = (
		<List
			className={classNames(numbered && styles.numbered, minWidth ? styles.columns : 'stack')}
			style={minWidth ? ({ '--narrowest': `${minWidth}px` } as CSSProperties) : undefined}
			{...(name && { 'aria-label': name })}
		>
			{rows.map((row) => (
				<li key={row.key}>
					<RowBlocks row={row} blocks={blocks} />
				</li>
			))}
		</List>
	);
	if (!title) return list;
	return (
		<section aria-label={title}>
			<h3 className={styles.group}>{title}</h3>
			{list}
		</section>
	);
}

const RowBlocks = ({ row, blocks }: { row: Row } & Pick<EachSpec, 'blocks'>) => (
	<WithScope scope={row.scope}>
		<Blocks blocks={blocks} />
	</WithScope>
);
