import { useSnapshot } from 'valtio/react';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { Player } from './create-player.ts';
import styles from './film-foot.module.css';
import type { Play } from './play.ts';

const COUNTS = '看满 95% 算学完，拖过去的不算';
const IN_ORDER = '第一次要按顺序看，看满 95% 算学完，以后随意拖动';

export function FilmFoot({ player, play }: { player: Player; play: Play }) {
	const { percent, finished, preferences } = useSnapshot(player.state);
	const hint = play.allowSeek ? COUNTS : IN_ORDER;
	return (
		<div className={styles.foot}>
			<span className={styles.progress}>
				<ProgressBar label="已看" value={percent} />
			</span>
			<span className={styles.note}>{finished ? '已学完' : hint}</span>
			<label className={styles.goesOn}>
				<input type="checkbox" checked={preferences.goesOn} onChange={(event) => player.prefer({ goesOn: event.target.checked })} />
				自动连播
			</label>
		</div>
	);
}
