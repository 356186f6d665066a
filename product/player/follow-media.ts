import type { PlayerCore } from './player-core.ts';

export interface MediaEvents {
	/** Playback covered this range of seconds. */
	onPlayed(from: number, to: number): void;
	/** Continuous playback ended by a pause, a stall or a seek. */
	onLeft(): void;
	/** A seek by any control, including native ones. */
	onSeek(to: number): void;
	onPlaying(): void;
	onPaused(): void;
	onEnded(): void;
	/** The video can be played and sought. */
	onReady(): void;
	onFailed(): void;
}

export function followMedia({ state, media }: PlayerCore, events: MediaEvents): () => void {
	if (!media) return () => undefined;
	const stop = new AbortController();
	const on = (name: keyof HTMLMediaElementEventMap, listen: () => void): void =>
		media.addEventListener(name, listen, { signal: stop.signal });
	const updatePosition = (): void => {
		const from = state.position;
		// `currentTime` is 0 until the metadata is loaded, even if playback resumes later.
		if (media.readyState === 0) return;
		state.position = media.currentTime;
		if (!media.paused && !media.seeking) events.onPlayed(from, media.currentTime);
	};
	on('timeupdate', updatePosition);
	on('durationchange', () => {
		if (Number.isFinite(media.duration)) state.seconds = media.duration;
	});
	on('progress', () => {
		state.loaded = loadedUpTo(media);
	});
	on('canplay', () => {
		Object.assign(state, { phase: 'ready', waiting: false });
		events.onReady();
	});
	on('playing', () => {
		Object.assign(state, { phase: 'ready', playing: true, waiting: false, ended: false });
		events.onPlaying();
	});
	on('waiting', () => {
		state.waiting = true;
		events.onLeft();
	});
	on('seeking', () => {
		events.onLeft();
		state.ended = false;
		if (media.readyState === 0) return;
		state.position = media.currentTime;
		events.onSeek(media.currentTime);
	});
	on('pause', () => {
		// Removing the source also pauses the element, but not on behalf of the student.
		if (state.phase !== 'ready') return;
		updatePosition();
		Object.assign(state, { playing: false, waiting: false });
		events.onLeft();
		events.onPaused();
	});
	on('ended', () => {
		Object.assign(state, { playing: false, ended: true, position: media.duration });
		events.onEnded();
	});
	on('volumechange', () => Object.assign(state.preferences, { volume: media.volume, muted: media.muted }));
	on('error', () => {
		// Removing the source also fires an error.
		if (media.error && media.getAttribute('src')) events.onFailed();
	});
	return () => stop.abort();
}

function loadedUpTo({ buffered, currentTime }: HTMLVideoElement): number {
	for (let index = 0; index < buffered.length; index += 1)
		if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
	return 0;
}
