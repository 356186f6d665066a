import type { EachBlock as EachSpec } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { WithScope } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { type Row, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import styles from './each-block.module.css';

export function EachBlock({ block }: BlockProps<'each'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const { rows, paging } = useRows(block.source, block.key);
	const { where } = block;
	const shown = where ? rows.filter((row) => row.scope.read(where)) : rows;
	const title = scope.text(block.title);
	const label = scope.text(block.label) || title;
	if (shown.length === 0) return block.empty ? <EmptyNotice {...emptyNotice(block)} /> : null;
	return (
		<>
			<Rows block={block} rows={shown} title={title} label={label} />
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

function Rows({ block: { blocks, numbered = false }, rows, title, label }: RowsProps) {
	const each = rows.map(({ key, scope }) => ({
		key,
		content: (
			<WithScope key={key} scope={scope}>
				<Blocks blocks={blocks} />
			</WithScope>
		),
	}));
	if (!label && !numbered) return each.map(({ content }) => content);
	const List = numbered ? 'ol' : 'ul';
	const list = (
		<List className={numbered ? styles.numbered : 'stack'} {...(label && { 'aria-label': label })}>
			{each.map(({ key, content }) => (
				<li key={key}>{content}</li>
			))}
		</List>
	);
	if (!title) return list;
	return (
		<section className="stack">
			<h2 className={styles.title}>{title}</h2>
			{list}
		</section>
	);
}
