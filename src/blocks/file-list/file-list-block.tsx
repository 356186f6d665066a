import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { FileLine } from './file-line.tsx';
import styles from './file-list-block.module.css';

export function FileListBlock({ block }: BlockProps<'file-list'>) {
	const scope = useScope();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const label = scope.text(block.label);
	return (
		<div>
			{rows.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ul className={classNames(styles.files, outdated && styles.outdated)} aria-label={label} aria-busy={outdated || undefined}>
					{rows.map((row) => (
						<FileLine key={row.key} block={block} scope={row.scope} />
					))}
				</ul>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}
