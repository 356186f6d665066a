import type { RefObject } from 'react';
import { proxy } from 'valtio/vanilla';
import type { ContentPosition } from '#app/course/content-position.tsx';
import type { Player } from './create-player.ts';
import { clockText } from './rules/clock-text.ts';

export interface FilmPositionOptions {
	frame: RefObject<HTMLElement | null>;
	reveal: () => void;
}

export const createFilmPosition = (player: Player, { frame, reveal }: FilmPositionOptions): ContentPosition => ({
	state: proxy({
		player: player.state,
		get now() {
			return Math.floor(this.player.position);
		},
	}),
	go(second) {
		player.startAt(second);
		// On a phone the video may be scrolled out of view.
		frame.current?.scrollIntoView({ block: 'nearest' });
	},
	nameOf: clockText,
	reveal() {
		reveal();
		if (document.fullscreenElement !== null && document.fullscreenElement === frame.current) void document.exitFullscreen();
	},
	tell: player.showNotice,
});
