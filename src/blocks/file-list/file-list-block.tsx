import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useSelection } from '#src/pages/use-selection.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { FileLine } from './file-line.tsx';
import styles from './file-list-block.module.css';

// Loaded lazily, since few lists use it.
const SelectionBar = lazyComponent(async () => (await import('#src/ui/selection-bar.tsx')).SelectionBar);

export function FileListBlock({ block }: BlockProps<'file-list'>) {
	const scope = useScope();
	const list = useRows(block.source, block.key);
	const { rows, paging, outdated } = list;
	const label = scope.text(block.label);
	const selection = useSelection(block.select, list, label);
	return (
		<div>
			{selection && <SelectionBar {...selection.bar} all={selection.all} />}
			{rows.length === 0 ? (
				<EmptyNotice text={scope.text(block.empty)} />
			) : (
				<ul className={classNames(styles.files, outdated && styles.outdated)} aria-label={label} aria-busy={outdated || undefined}>
					{rows.map((row) => (
						<FileLine key={row.key} block={block} row={row} selection={selection} />
					))}
				</ul>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}
