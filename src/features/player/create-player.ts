import { takeStart } from './awaited-start.ts';
import { followMedia } from './follow-media.ts';
import type { Play, PlayerWorld } from './play.ts';
import { createCommands, type PlayerCommands } from './player-commands.ts';
import { createCore, type PlayerCore } from './player-core.ts';
import type { PlayerState } from './player-state.ts';
import { createProjector, type Projector } from './projector.ts';
import { clockText } from './rules/clock-text.ts';
import { dueMarker } from './rules/due-marker.ts';
import { joinSoleSound } from './sole-sound.ts';
import { createWatch, type Watch } from './watch.ts';

export interface Player extends PlayerCommands {
	state: PlayerState;
	/** Takes the element of the page, and gives it up again; the same element, given once more, goes on where it stood. */
	connect(media: HTMLVideoElement): () => void;
}

/** Time between two reports while it plays. */
const REPORT_MS = 15_000;

const OTHER_SOUNDS = '别的窗口在播放视频，这里先停一下。';

/** The player of one film, without its looks. */
export function createPlayer(play: Play, world: PlayerWorld): Player {
	const core = createCore(play, world);
	const watch = createWatch(core);
	const projector = createProjector(core);
	return {
		state: core.state,
		...createCommands(core, watch, projector),
		connect(media) {
			core.media = media;
			const stops = [followElement(core, watch, projector), followPage(watch, projector, core)];
			begin(core, watch, projector);
			void watch.reportOthers();
			return () => {
				// Hidden with its tab, or gone: either way nobody sees it now.
				media.pause();
				projector.rest();
				void watch.report({ leaving: true });
				for (const stop of stops) stop();
			};
		},
	};
}

/** The element goes on where it stood, or gets its film. */
function begin({ state, play, media }: PlayerCore, watch: Watch, projector: Projector): void {
	if (projector.isOpen()) return projector.wake();
	if (!media || state.phase === 'failed') return;
	const { volume, muted } = state.preferences;
	Object.assign(media, { volume, muted });
	const at = watch.resumeAt();
	if (at > 0) state.word = { text: `接着上次的 ${clockText(at)} 看`, offersStart: true };
	void projector.open(at, takeStart(play.videoId));
}

function followElement(core: PlayerCore, watch: Watch, projector: Projector): () => void {
	const { state, play } = core;
	const sound = joinSoleSound(() => {
		if (!core.media || core.media.paused) return;
		core.media.pause();
		state.word = { text: OTHER_SOUNDS, offersStart: false };
	});
	let timer: ReturnType<typeof setInterval> | undefined;
	const stop = followMedia(core, {
		onPlayed(from, to) {
			watch.played(to);
			const due = dueMarker(play.markers, { from, to }, (id) => id in state.answers);
			if (due) ask(core, due);
		},
		onLeft: watch.left,
		onPlaying() {
			sound.claim();
			clearInterval(timer);
			timer = setInterval(() => void watch.report(), REPORT_MS);
		},
		onPaused() {
			clearInterval(timer);
			void watch.report();
		},
		onEnded() {
			clearInterval(timer);
			void watch.report();
		},
		onFailed: () => void projector.failed(),
	});
	return () => {
		stop();
		sound.stop();
		clearInterval(timer);
	};
}

/** Stands exactly at the question, so that going on later asks it again as long as it is open. */
function ask({ state, media }: PlayerCore, { id, t }: { id: string; t: number }): void {
	state.questionId = id;
	media?.pause();
	if (media) media.currentTime = t;
	if (document.fullscreenElement === null && document.pictureInPictureElement === media) void document.exitPictureInPicture();
}

/** What the window tells: it is being left, or the line is back. */
function followPage(watch: Watch, projector: Projector, { state }: PlayerCore): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	window.addEventListener('pagehide', () => void watch.report({ leaving: true }), { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'hidden') void watch.report({ leaving: true });
		},
		{ signal },
	);
	window.addEventListener(
		'online',
		() => {
			void watch.report().then(watch.reportOthers);
			if (state.phase === 'failed') void projector.retry();
		},
		{ signal },
	);
	return () => stop.abort();
}
