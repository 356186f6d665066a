import { followMedia } from './follow-media.ts';
import { AWAITED_START, type Play, type PlayerContext } from './play.ts';
import { createCommands, type PlayerCommands, SEEK_LIMIT_NOTICE } from './player-commands.ts';
import { createCore, type PlayerCore } from './player-core.ts';
import type { PlayerState } from './player-state.ts';
import { createProjector, type Projector } from './projector.ts';
import { clockText } from './rules/clock-text.ts';
import { dueMarker } from './rules/due-marker.ts';
import { createWatch, type Watch } from './watch.ts';

export interface Player extends PlayerCommands {
	state: PlayerState;
	/** Attaches the video element and returns how to detach it. Reattaching the same element resumes. */
	connect(media: HTMLVideoElement): () => void;
	/** Releases the video. A browser may keep loading it for a removed element, which then stays in memory. */
	close(): void;
	/** Seeks to the second that the address requests, at once or when the video is ready, within the seek limit. */
	startAt(second: number): void;
}

/** Milliseconds between progress reports during playback. */
const REPORT_MS = 15_000;

const OTHER_SOUNDS = '别的窗口在放视频，这里先停下来了。';

export function createPlayer(play: Play, world: PlayerContext): Player {
	const core = createCore(play, world);
	const watch = createWatch(core);
	const projector = createProjector(core);
	const commands = createCommands(core, watch, projector);
	return {
		state: core.state,
		...commands,
		startAt(second) {
			if (core.state.phase === 'ready') commands.seek(second);
			else core.requestedSecond = second;
		},
		connect(media) {
			core.media = media;
			const stops = [followElement(core, watch, { projector, seek: commands.seek }), followPage(watch, projector, core)];
			begin(core, watch, projector);
			void watch.reportOthers();
			return () => {
				// Pauses when the player is hidden or unmounted.
				media.pause();
				projector.rest();
				void watch.report({ leaving: true });
				for (const stop of stops) stop();
			};
		},
		close: () => projector.close(),
	};
}

function begin(core: PlayerCore, watch: Watch, projector: Projector): void {
	const { state, media } = core;
	if (projector.isOpen()) return projector.wake();
	if (!media || state.phase === 'failed') return;
	const { volume, muted } = state.preferences;
	Object.assign(media, { volume, muted });
	const { at, notice } = startOf(core, watch);
	core.requestedSecond = null;
	if (notice) state.notice = { text: notice, offers: at > 0 ? 'from-start' : null };
	void projector.open(at, takeStart(core));
}

/** Whether the page before asks to start this video. */
function takeStart({ play, world: { handover } }: PlayerCore): boolean {
	return handover.get(AWAITED_START) === play.videoId && handover.delete(AWAITED_START);
}

function startOf({ requestedSecond }: PlayerCore, watch: Watch): { at: number; notice: string } {
	const last = watch.resumeAt();
	if (requestedSecond === null) return { at: last, notice: last > 0 ? `接着上次的 ${clockText(last)} 看` : '' };
	const { to, held } = watch.limit(requestedSecond);
	return { at: to, notice: held ? SEEK_LIMIT_NOTICE : `从 ${clockText(to)} 看起` };
}

interface ElementCommands extends Pick<PlayerCommands, 'seek'> {
	projector: Projector;
}

function followElement(core: PlayerCore, watch: Watch, { projector, seek }: ElementCommands): () => void {
	const { state, play } = core;
	const sound = joinSoleSound(() => {
		if (!core.media || core.media.paused) return;
		core.media.pause();
		state.notice = { text: OTHER_SOUNDS, offers: 'go-on' };
	});
	let timer: ReturnType<typeof setInterval> | undefined;
	const stop = followMedia(core, {
		onPlayed(from, to) {
			watch.played(to);
			const due = dueMarker(play.markers, { from, to }, (id) => id in state.answers);
			if (due) ask(core, due);
		},
		onLeft: watch.left,
		onSeek(target) {
			const { to, held } = watch.limit(target);
			if (!held || !core.media) return;
			core.media.currentTime = to;
			Object.assign(state, { position: to, notice: { text: SEEK_LIMIT_NOTICE, offers: null } });
		},
		onPlaying() {
			sound.claim();
			if (state.notice?.offers === 'go-on') state.notice = null;
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
		onReady() {
			// Asked for while the film was being opened.
			const second = core.requestedSecond;
			core.requestedSecond = null;
			if (second !== null) seek(second);
		},
		onFailed: () => void projector.failed(),
	});
	return () => {
		stop();
		sound.stop();
		clearInterval(timer);
	};
}

/** Seeks to the exact position of the question, so that it comes up again if playback continues unanswered. */
function ask({ state, media }: PlayerCore, { id, t }: { id: string; t: number }): void {
	state.questionId = id;
	media?.pause();
	if (media) media.currentTime = t;
	if (document.fullscreenElement === null && document.pictureInPictureElement === media) void document.exitPictureInPicture();
}

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

/** Pauses the players in other windows when one starts. */
interface SoleSound {
	claim(): void;
	stop(): void;
}

const CHANNEL = 'player-sounds';

export function joinSoleSound(onOther: () => void): SoleSound {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = onOther;
	return { claim: () => channel.postMessage('playing'), stop: () => channel.close() };
}
