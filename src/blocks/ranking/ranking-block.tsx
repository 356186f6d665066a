import type { RankingBlock as RankingSpec } from '#generated/block-types.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { Row } from '#src/pages/use-rows.ts';
import { toRow, useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import styles from './ranking-block.module.css';
import { RankingRow } from './ranking-row.tsx';

export function RankingBlock({ block }: BlockProps<'ranking'>) {
	const scope = useScope();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const label = scope.text(block.label);
	const pinned = pinnedRow(readPinned(block, scope), rows);
	return (
		<div className={styles.block}>
			{rows.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ol className={classNames(styles.ranking, outdated && styles.outdated)} aria-label={label} aria-busy={outdated || undefined}>
					{rows.map((row) => (
						<RankingRow key={row.key} block={block} scope={row.scope} mine={block.mine ? row.scope.read(block.mine) : false} />
					))}
				</ol>
			)}
			{pinned && (
				<section className={styles.pinned} aria-label="我的名次">
					<ol className={styles.ranking}>
						<RankingRow block={block} scope={pinned.scope} mine />
					</ol>
				</section>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}

function readPinned({ pinned, key }: RankingSpec, scope: PageScope): Row | null {
	const row = pinned ? scope.read(pinned.record) : null;
	return row === null || row === undefined ? null : toRow(scope.with({ row }), key, -1);
}

const pinnedRow = (pinned: Row | null, rows: readonly Row[]): Row | null =>
	pinned && !rows.some((row) => row.key === pinned.key) ? pinned : null;
