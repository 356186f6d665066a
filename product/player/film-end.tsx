import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { Button } from '#src/ui/button.tsx';
import type { Player } from './create-player.ts';
import styles from './film-end.module.css';
import { AWAITED_START, type Play } from './play.ts';

const COUNTDOWN = 5;

interface FilmEndProps {
	player: Player;
	play: Play;
	/** Leads on where no film follows. */
	onward: ReactNode;
}

export function FilmEnd({ player, play, onward }: FilmEndProps) {
	const { ended, finished, percent, preferences } = useSnapshot(player.state);
	const open = useOpenNext(player, play);
	if (!ended) return null;
	return (
		<div className={styles.end}>
			<p className={styles.line}>{finished ? '看完啦，真棒！' : `已看 ${percent}%，跳过的地方记得回来看。`}</p>
			{play.next && <p className={styles.next}>接下来：{play.next.title}</p>}
			<div className={styles.buttons}>
				<Button label="再看一遍" icon="refresh" onPress={player.toggle} />
				{!play.next && onward}
				{play.next &&
					(preferences.goesOn ? <Countdown onEnd={open} /> : <Button kind="primary" icon="play" label="播放下一个" onPress={open} />)}
			</div>
		</div>
	);
}

function Countdown({ onEnd }: { onEnd: () => void }) {
	const [left, setLeft] = useState<number | null>(() => (isWriting() ? null : COUNTDOWN));
	// Timers are cleared while the page is hidden, which pauses the countdown.
	useEffect(() => {
		if (left === null) return;
		const next = (): void => {
			if (isWriting()) setLeft(null);
			else if (left > 1) setLeft(left - 1);
			else onEnd();
		};
		const timer = setTimeout(next, 1000);
		return () => clearTimeout(timer);
	}, [left, onEnd]);
	if (left === null) return <Button kind="primary" icon="play" label="播放下一个" onPress={onEnd} />;
	return (
		<>
			<Button kind="primary" icon="play" label={`${left} 秒后播放，现在就看`} onPress={onEnd} />
			<Button label="取消" onPress={() => setLeft(null)} />
		</>
	);
}

/** A focused note field cancels autoplay. */
const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;

function useOpenNext(player: Player, { next }: Play): () => void {
	const { openRoute } = useNavigation();
	const { handover } = useKeptData();
	const [open] = useState(() => () => {
		if (!next) return;
		void player.report();
		handover.set(AWAITED_START, next.id);
		openRoute({ route: 'videoDetail', params: { id: next.id } });
	});
	return open;
}
