import { type ReactNode, type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { safeLink, safePicture } from '#src/lib/safe-url.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Player } from './create-player.ts';
import { FilmEnd } from './film-end.tsx';
import type { Play } from './play.ts';
import styles from './stage.module.css';

export interface StageProps {
	player: Player;
	play: Play;
	media: RefObject<HTMLVideoElement | null>;
	/** Leads on from the end of the film where no film follows. */
	onward: ReactNode;
}

export function Stage({ player, play, media, onward }: StageProps) {
	return (
		<div className={styles.stage}>
			{/* biome-ignore lint/a11y/useMediaCaption: useCaptions adds the transcript as captions */}
			<video
				ref={media}
				className={styles.film}
				aria-label={play.title}
				poster={safePicture(play.cover) ?? undefined}
				preload="metadata"
				playsInline
				onClick={player.toggle}
			>
				{play.transcript.length === 0 &&
					play.captions.map(({ lang, label, src }) => (
						<track key={src} kind="captions" srcLang={lang} label={label} src={safeLink(src) ?? undefined} />
					))}
			</video>
			{play.watermark !== '' && (
				<span className={styles.watermark} aria-hidden="true">
					{play.watermark}
				</span>
			)}
			<Overlay player={player} play={play} onward={onward} />
			<PlayerNotice player={player} />
		</div>
	);
}

/** Display time of a notice during playback, in milliseconds. */
const NOTICE_MS = 6000;

function Overlay({ player, play, onward }: Omit<StageProps, 'media'>) {
	const { phase, playing, waiting, ended, failure, questionId } = useSnapshot(player.state);
	if (phase === 'failed')
		return (
			<div className={styles.failure} role="alert">
				<p>{failure}</p>
				<Button kind="primary" icon="refresh" label="重试" onPress={player.retry} />
			</div>
		);
	if (ended) return <FilmEnd player={player} play={play} onward={onward} />;
	if (questionId !== null) return null;
	if (phase !== 'ready' || waiting)
		return (
			<p className={styles.waiting} role="status">
				<i className={styles.spinner} aria-hidden="true" />
				正在加载视频
			</p>
		);
	return playing ? null : (
		<span className={styles.start} aria-hidden="true">
			<Icon name="play" />
		</span>
	);
}

const offers = {
	'from-start': { label: '从头看', does: (player: Player) => player.fromStart },
	'go-on': { label: '在这里继续', does: (player: Player) => player.toggle },
} as const;

function PlayerNotice({ player }: { player: Player }) {
	const { notice, playing, questionId } = useSnapshot(player.state);
	// The notice stays while the video is paused.
	useEffect(() => {
		if (!notice || !playing) return;
		const timer = setTimeout(player.dismissNotice, NOTICE_MS);
		return () => clearTimeout(timer);
	}, [notice, playing, player]);
	return (
		<div className={styles.words} role="status">
			{notice && questionId === null && (
				<p className={styles.word}>
					<span>{notice.text}</span>
					{notice.offers && (
						<button type="button" className={styles.wordButton} onClick={offers[notice.offers].does(player)}>
							<ButtonLabel text={offers[notice.offers].label} />
						</button>
					)}
					<button type="button" className={styles.wordButton} aria-label="知道了" onClick={player.dismissNotice}>
						<Icon name="close" />
					</button>
				</p>
			)}
		</div>
	);
}
