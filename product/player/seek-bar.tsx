import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatDuration } from '#src/lib/format-quantity.ts';
import type { Player } from './create-player.ts';
import type { Play } from './play.ts';
import styles from './seek-bar.module.css';

export function SeekBar({ player, play }: { player: Player; play: Play }) {
	// Synchronous, because React would otherwise reset the slider during a drag.
	const { position, seconds, loaded, answers, phase } = useSnapshot(player.state, { sync: true });
	const share = (part: number): string => `${seconds > 0 ? Math.min(100, (part / seconds) * 100) : 0}%`;
	const chapter = play.chapters.findLast(({ t }) => position >= t);
	const spoken = `${formatDuration(position)}，共 ${formatDuration(seconds)}${chapter ? `，${chapter.text}` : ''}`;
	return (
		<div className={styles.bar} style={{ '--played': share(position), '--loaded': share(loaded) } as CSSProperties}>
			<input
				className={styles.range}
				type="range"
				data-keys="player"
				aria-label="播放进度"
				aria-valuetext={spoken}
				min={0}
				max={Math.max(1, seconds)}
				step={0.1}
				value={position}
				disabled={phase !== 'ready'}
				onChange={(event) => player.seek(Number(event.target.value))}
			/>
			<span className={styles.track} aria-hidden="true">
				{play.chapters
					.filter(({ t }) => t > 0)
					.map(({ t }) => (
						<i key={t} className={styles.notch} style={{ left: share(t) }} />
					))}
				{play.markers.map(({ id, t }) => (
					<i key={id} className={id in answers ? styles.answered : styles.marker} style={{ left: share(t) }} />
				))}
			</span>
		</div>
	);
}
