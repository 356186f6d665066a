import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import tones from '#src/ui/tones.module.css';
import type { OwnEntry, Tip } from './api-types.ts';
import { newTips, tipTime } from './entry-texts.ts';
import styles from './tip-list.module.css';

interface TipListProps {
	tips: readonly Tip[];
	mine: OwnEntry;
	children: ReactNode;
}

/** Lists the tips that say more than the line of the next step, below the page's heading. Renders nothing without such tips. */
export function TipList({ tips, mine, children }: TipListProps) {
	const rows = newTips(tips, mine);
	if (rows.length === 0) return null;
	return (
		<div className={styles.tips}>
			{children}
			<ul className={styles.list} aria-label="赛事提醒">
				{rows.map((tip) => (
					<li key={tip.id} className={classNames(styles.tip, tones[tip.tone])}>
						{tip.text}
						{tip.at && <time dateTime={tip.at}>{tipTime(tip)}</time>}
					</li>
				))}
			</ul>
		</div>
	);
}
