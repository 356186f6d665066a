import { classNames } from '#src/lib/class-names.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments-block.module.css';

export function CommentsBlock({ block }: BlockProps<'comments'>) {
	const scope = useScope();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const label = scope.text(block.label);
	return (
		<div className={styles.block}>
			{block.compose && (
				<div className={styles.compose}>
					<Blocks blocks={block.compose} />
				</div>
			)}
			{rows.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ul className={classNames(styles.list, outdated && styles.outdated)} aria-label={label} aria-busy={outdated || undefined}>
					{rows.map((row) => (
						<CommentItem key={row.key} block={block} scope={row.scope} />
					))}
				</ul>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}
