import { proxy } from 'valtio/vanilla';
import type { Play, PlayerContext } from './play.ts';
import { initialState, type PlayerState } from './player-state.ts';
import { readPreferences } from './preferences.ts';

export interface PlayerCore {
	state: PlayerState;
	world: PlayerContext;
	/** The latest playback data; replaced when its addresses expire. */
	play: Play;
	media: HTMLVideoElement | null;
	/** The second requested by the address, until playback starts there. */
	requestedSecond: number | null;
}

export function createCore(play: Play, world: PlayerContext): PlayerCore {
	return { state: proxy(initialState(play, readPreferences(world.storage))), world, play, media: null, requestedSecond: null };
}

export const rateOf = ({ play, state }: PlayerCore): number => (play.allowSpeed ? state.preferences.rate : 1);
