import { type ReactNode, type RefObject, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { WithPosition } from '#app/course/content-position.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { classNames } from '#src/lib/class-names.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useAccess } from '#src/pages/use-access.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { ControlBar } from './control-bar.tsx';
import { createPlayer, type Player } from './create-player.ts';
import footStyles from './film-foot.module.css';
import { createFilmPosition } from './film-position.ts';
import { KeyHelp } from './key-help.tsx';
import type { Play } from './play.ts';
import { REPORT_WATCHING } from './report-watching.ts';
import { cuesOf } from './rules/cues.ts';
import { type Side, SidePanel } from './side-panel.tsx';
import { Stage } from './stage.tsx';
import { Unplayable } from './unplayable.tsx';
import { usePlayerKeys } from './use-player-keys.ts';
import { useScreens } from './use-screens.ts';
import styles from './video-player.module.css';

type PlayerProps = ComponentProps['player#VideoPlayer'];

/** Most films ask nothing; those that do load it before the film gets there. */
const MarkerQuestion = lazyComponent(async () => (await import('./marker-question.tsx')).MarkerQuestion);

export function VideoPlayer({ video, at, lesson, catalog, children }: PlayerProps) {
	if (video.state !== 'ready' || video.sources.length === 0) return <Unplayable play={video} />;
	return (
		<PlayerLayout
			key={video.videoId}
			video={video}
			at={at ?? null}
			onward={lesson && catalog ? <NextLesson lesson={lesson} catalog={catalog} /> : null}
		>
			{children}
		</PlayerLayout>
	);
}

interface PlayerLayoutProps {
	video: Play;
	at: number | null;
	onward: ReactNode;
	children: ReactNode;
}

function PlayerLayout({ video, at, onward, children }: PlayerLayoutProps) {
	// Keeps the first response: later ones carry other addresses and an older record, and the player renews them itself.
	const [play] = useState(video);
	const player = usePlayer(play);
	const frame = useRef<HTMLDivElement>(null);
	const media = useRef<HTMLVideoElement>(null);
	const screens = useScreens(frame, media);
	useStart(player, at);
	useConnection(player, media);
	useFinish(player, play);
	useCaptions(media, play, useSnapshot(player.state).preferences.captions);
	const [side, setSide] = useState<Side>(play.transcript.length > 0 ? 'transcript' : 'more');
	const [content] = useState(() => createFilmPosition(player, { frame, reveal: () => setSide('more') }));
	useTurn(player, frame);
	usePlayerKeys(frame, player, screens.toggleFull);
	const hasSide = play.transcript.length > 0 || Boolean(children);
	return (
		<section className={classNames(styles.theatre, hasSide && styles.withSide)} aria-label="视频播放">
			<div className={styles.side}>
				<div ref={frame} className={styles.player}>
					<Stage player={player} play={play} media={media} onward={onward} />
					{play.markers.length > 0 && <MarkerQuestion player={player} play={play} />}
					<ControlBar player={player} play={play} screens={screens} />
				</div>
				<FilmFoot player={player} play={play} />
				<KeyHelp noting={Boolean(children)} />
			</div>
			{hasSide && (
				<WithPosition content={content}>
					<SidePanel player={player} play={play} side={side} onSide={setSide}>
						{children}
					</SidePanel>
				</WithPosition>
			)}
		</section>
	);
}

/** The next lesson of the outline, of whichever type. Its code has come with the outline beside the film. */
function NextLesson(props: Pick<PlayerProps, 'lesson' | 'catalog'>) {
	const Outline = useComponent('course#LessonOutline');
	return Outline ? <Outline {...props} onlyNext /> : null;
}

function usePlayer(play: Play): Player {
	const { call } = useCalls();
	const { now } = useClock();
	const { storage, openOutbox, handover } = useKeptData();
	const { user } = useAccess().useSession();
	const [player] = useState(() => createPlayer(play, { call, now, storage, openOutbox, handover, userId: user.id }));
	// Of all effects, only this one ends when a hidden page is closed and not when a page is hidden.
	useInsertionEffect(() => () => player.close(), [player]);
	return player;
}

/** Removes `at` from the address after seeking, so that a reload resumes and the same link works again. */
function useStart(player: Player, at: number | null): void {
	const { commands } = usePage();
	useEffect(() => {
		if (at === null) return;
		player.startAt(at);
		commands.set({ at: null }, { replace: true });
	}, [player, at, commands]);
}

function useConnection(player: Player, media: React.RefObject<HTMLVideoElement | null>): void {
	const { answers, invalidates } = useCalls();
	useEffect(() => {
		if (!media.current) return;
		const disconnect = player.connect(media.current);
		return () => {
			disconnect();
			// Other pages show the progress.
			answers.invalidate(invalidates(REPORT_WATCHING));
		};
	}, [player, media, answers, invalidates]);
}

/** A phone that is turned while it shows a film shows the film, not what the other width leaves at the same place. */
function useTurn(player: Player, frame: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const sideways = matchMedia('(orientation: landscape)');
		const show = (): void => {
			if (player.state.playing) frame.current?.scrollIntoView();
		};
		sideways.addEventListener('change', show);
		return () => sideways.removeEventListener('change', show);
	}, [player, frame]);
}

/** Other parts of the page show that the lesson is finished as soon as the server says so. */
function useFinish(player: Player, play: Play): void {
	const { answers, invalidates } = useCalls();
	const { finished } = useSnapshot(player.state);
	useEffect(() => {
		if (finished && !play.record.finished) answers.invalidate(invalidates(REPORT_WATCHING));
	}, [finished, play, answers, invalidates]);
}

/**
 * Adds the transcript as a text track, which the browser also shows in full screen and picture-in-picture. Videos without a transcript
 * have a `<track>` file.
 */
function useCaptions(media: RefObject<HTMLVideoElement | null>, play: Play, shown: boolean): void {
	// Added once, because a text track cannot be removed from its element.
	useEffect(() => {
		const { current } = media;
		if (!current || play.transcript.length === 0 || current.textTracks.length > 0) return;
		const track = current.addTextTrack('captions', '中文', 'zh-CN');
		for (const { from, to, text } of cuesOf(play.transcript, play.seconds)) track.addCue(new VTTCue(from, to, text));
	}, [media, play]);
	useEffect(() => {
		const tracks = media.current?.textTracks ?? [];
		for (const track of tracks) track.mode = shown ? 'showing' : 'hidden';
		// Chromium never frees a removed film that has an active track.
		return () => {
			for (const track of tracks) track.mode = 'disabled';
		};
	}, [media, shown]);
}

const COUNTS = '看满 95% 算学完，拖过去的不算';
const IN_ORDER = '第一次要按顺序看，看满 95% 算学完，以后随意拖动';

function FilmFoot({ player, play }: { player: Player; play: Play }) {
	const { percent, finished, preferences } = useSnapshot(player.state);
	const hint = play.allowSeek ? COUNTS : IN_ORDER;
	return (
		<div className={footStyles.foot}>
			<span className={footStyles.progress}>
				<ProgressBar label="已看" value={percent} />
			</span>
			<span className={footStyles.note}>{finished ? '已学完' : hint}</span>
			<label className={footStyles.goesOn}>
				<input type="checkbox" checked={preferences.goesOn} onChange={(event) => player.prefer({ goesOn: event.target.checked })} />
				自动连播
			</label>
		</div>
	);
}
