import type { ComponentProps } from '#generated/component-props.ts';
import { classNames } from '#src/lib/class-names.ts';
import tones from '#src/ui/tones.module.css';
import { newTips, tipTime } from './entry-texts.ts';
import styles from './tip-list.module.css';

/** Lists the tips that say more than the line of the next step, below the page's heading. Renders nothing without such tips. */
export function TipList({ tips, mine, children }: ComponentProps['features/competition#TipList']) {
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
