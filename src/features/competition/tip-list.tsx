import type { ReactNode } from 'react';
import type { OwnEntry, Tip } from './api-types.ts';
import { newTips, tipTime } from './entry-texts.ts';
import styles from './tip-list.module.css';

interface TipListProps {
	tips: readonly Tip[];
	mine: OwnEntry;
	children: ReactNode;
}

/** What the student should know besides the next step, below the heading that the page places in it. Nothing if there is nothing to add. */
export function TipList({ tips, mine, children }: TipListProps) {
	const rows = newTips(tips, mine);
	if (rows.length === 0) return null;
	return (
		<div className={styles.tips}>
			{children}
			<ul className={styles.list} aria-label="赛事提醒">
				{rows.map((tip) => (
					<li key={tip.id} className={styles.tip} data-tone={tip.tone}>
						{tip.text}
						{tip.at && <time dateTime={tip.at}>{tipTime(tip)}</time>}
					</li>
				))}
			</ul>
		</div>
	);
}
