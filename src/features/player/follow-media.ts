import type { PlayerCore } from './player-core.ts';

export interface MediaEvents {
	/** It runs, or ran until now, from one second to another. */
	onPlayed(from: number, to: number): void;
	/** It stands still or jumps: what comes next does not follow on what was. */
	onLeft(): void;
	/** It jumps to a second, whoever made it: the browser and the keyboard have ways of their own. */
	onSought(to: number): void;
	onPlaying(): void;
	onPaused(): void;
	onEnded(): void;
	onFailed(): void;
}

/** Keeps the state as the element is; returns how to stop. The element is outside React, and tells of itself by events. */
export function followMedia({ state, media }: PlayerCore, events: MediaEvents): () => void {
	if (!media) return () => undefined;
	const stop = new AbortController();
	const on = (name: keyof HTMLMediaElementEventMap, listen: () => void): void =>
		media.addEventListener(name, listen, { signal: stop.signal });
	const tell = (): void => {
		const from = state.position;
		// Before its length is known an element stands at 0, wherever it is about to go on.
		if (media.readyState === 0) return;
		state.position = media.currentTime;
		if (!media.paused && !media.seeking) events.onPlayed(from, media.currentTime);
	};
	on('timeupdate', tell);
	on('durationchange', () => {
		if (Number.isFinite(media.duration)) state.seconds = media.duration;
	});
	on('progress', () => {
		state.loaded = loadedUpTo(media);
	});
	on('canplay', () => Object.assign(state, { phase: 'ready', waiting: false }));
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
		events.onSought(media.currentTime);
	});
	on('pause', () => {
		// An element whose film is taken away stops, too; that is no decision of the student's.
		if (state.phase !== 'ready') return;
		tell();
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
		// Taking a film away is no failure of it.
		if (media.error && media.getAttribute('src')) events.onFailed();
	});
	return () => stop.abort();
}

function loadedUpTo({ buffered, currentTime }: HTMLVideoElement): number {
	for (let index = 0; index < buffered.length; index += 1)
		if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
	return 0;
}
