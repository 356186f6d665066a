import type { Play } from './play.ts';
import type { Preferences } from './preferences.ts';

export interface PlayerState {
	/** `closed` before the first open; `failed` after all retries. */
	phase: 'closed' | 'opening' | 'ready' | 'failed';
	playing: boolean;
	/** Playback is stalled for lack of data. */
	waiting: boolean;
	ended: boolean;
	position: number;
	seconds: number;
	/** End of the buffered range, in seconds. */
	loaded: number;
	preferences: Preferences;
	questionId: string | null;
	answers: Record<string, string>;
	notice: { text: string; offers: 'from-start' | 'go-on' | null } | null;
	failure: string;
	percent: number;
	finished: boolean;
}

export const initialState = (play: Play, preferences: Preferences): PlayerState => ({
	phase: 'closed',
	playing: false,
	waiting: false,
	ended: false,
	position: 0,
	seconds: play.seconds,
	loaded: 0,
	preferences,
	questionId: null,
	answers: Object.fromEntries(play.record.answers.map(({ id, answer }) => [id, answer])),
	notice: null,
	failure: '',
	percent: play.record.percent,
	finished: play.record.finished,
});
