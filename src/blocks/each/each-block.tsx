import type { EachBlock as EachSpec } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { WithScope } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { type Row, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import styles from './each-block.module.css';

export function EachBlock({ block }: BlockProps<'each'>) {
	const scope = useScope();
	const { rows, paging } = useRows(block.source, block.key);
	const { where } = block;
	const shown = where ? rows.filter((row) => row.scope.read(where)) : rows;
	const title = scope.text(block.title);
	if (shown.length === 0) return block.empty ? <EmptyNotice text={scope.text(block.empty)} /> : null;
	return (
		<>
			<Rows block={block} rows={shown} title={title} />
			{paging && <Pagination {...paging} label={title} onOpen={paging.open} />}
		</>
	);
}

function Rows({ block: { blocks }, rows, title }: { block: EachSpec; rows: readonly Row[]; title: string }) {
	const each = rows.map(({ key, scope }) => ({
		key,
		content: (
			<WithScope key={key} scope={scope}>
				<Blocks blocks={blocks} />
			</WithScope>
		),
	}));
	if (!title) return each.map(({ content }) => content);
	return (
		<section className="stack">
			<h2 className={styles.title}>{title}</h2>
			<ul className="stack" aria-label={title}>
				{each.map(({ key, content }) => (
					<li key={key}>{content}</li>
				))}
			</ul>
		</section>
	);
}
