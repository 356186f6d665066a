import { useState } from 'react';
import { Picture } from '#src/ui/picture.tsx';
import type { Honour } from './api-types.ts';
import styles from './honour-badge.module.css';

export function Badge({ honour: { title, image, unlocked, revealed } }: { honour: Honour }) {
	const [wasWrapped] = useState(!revealed);
	const opened = wasWrapped && revealed;
	return (
		<div className={styles.badge} data-locked={!unlocked || undefined} data-opened={opened || undefined}>
			<div className={styles.picture}>
				<Picture key={image} url={image} alt={revealed ? `徽章：${title}` : title} ratio="3/2" whole eager />
			</div>
			<p role="status" className={styles.cheer}>
				{opened && `恭喜，你得到了徽章“${title}”！`}
			</p>
		</div>
	);
}
