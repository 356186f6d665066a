import { type CSSProperties, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useSelection } from '#src/pages/use-selection.ts';
import { createTicker } from '#src/ui/create-ticker.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Card } from './card.tsx';
import styles from './cards-block.module.css';

const FIRST_ROW = 4;

// Loaded lazily, since few lists use it.
const SelectionBar = lazyComponent(async () => (await import('#src/ui/selection-bar.tsx')).SelectionBar);

export function CardsBlock({ block }: BlockProps<'cards'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const list = useRows(block.source, block.key);
	const { rows, paging, outdated } = list;
	const label = scope.text(block.label);
	const selection = useSelection(block.select, list, label);
	const { now } = useClock();
	const [ticker] = useState(() => createTicker(now));
	return (
		<div>
			{selection && <SelectionBar {...selection.bar} all={selection.all} />}
			{rows.length === 0 ? (
				<EmptyNotice {...emptyNotice(block)} />
			) : (
				<ul
					className={classNames(styles.cards, block.strip && styles.strip, outdated && styles.outdated)}
					style={{ '--columns': block.columns ?? 4 } as CSSProperties}
					aria-busy={outdated || undefined}
					{...(label && { 'aria-label': label })}
				>
					{rows.map((row, index) => (
						<li key={row.key} className={styles.cell}>
							<Card block={block} row={row} selection={selection} ticker={ticker} eager={index < FIRST_ROW} />
						</li>
					))}
				</ul>
			)}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}
