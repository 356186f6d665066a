import { useCalls } from '#src/pages/use-calls.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Play } from './play.ts';
import styles from './unplayable.module.css';

const TITLES: Readonly<Record<Play['state'], string>> = {
	ready: '视频还没有上传好',
	transcoding: '视频正在准备',
	failed: '视频出了点问题',
	forbidden: '现在还不能看',
	removed: '视频已经下架',
};

export function Unplayable({ play }: { play: Play }) {
	const { answers } = useCalls();
	const mayCome = play.state === 'transcoding' || play.state === 'failed' || play.state === 'ready';
	return (
		<section className={styles.place} aria-label="视频播放">
			<div className={styles.words} role="status">
				<Icon name={play.state === 'forbidden' ? 'lock' : 'video'} />
				<h2 className={styles.title}>{TITLES[play.state]}</h2>
				{play.stateText && <p className={styles.reason}>{play.stateText}</p>}
				{mayCome && <Button icon="refresh" label="再看看好了没有" onPress={() => answers.invalidate(['main.courseVideoPlayUrl'])} />}
			</div>
		</section>
	);
}
