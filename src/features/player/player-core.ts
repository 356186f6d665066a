import { proxy } from 'valtio/vanilla';
import type { Play, PlayerWorld } from './play.ts';
import { initialState, type PlayerState } from './player-state.ts';
import { readPreferences } from './preferences.ts';

/** What the parts of one player share. */
export interface PlayerCore {
	state: PlayerState;
	world: PlayerWorld;
	/** The latest answer of the server: its addresses are replaced when they have expired. */
	play: Play;
	/** The element that plays, once it is on the page. */
	media: HTMLVideoElement | null;
	/** The second that the address asks for, until the film stands there. */
	asked: number | null;
}

export function createCore(play: Play, world: PlayerWorld): PlayerCore {
	return { state: proxy(initialState(play, readPreferences(world.storage))), world, play, media: null, asked: null };
}

/** The speed that the student prefers, where the course leaves that to students. */
export const rateOf = ({ play, state }: PlayerCore): number => (play.allowSpeed ? state.preferences.rate : 1);
