import type { Play } from './play.ts';
import type { Preferences } from './preferences.ts';

export interface PlayerState {
	/** `closed` until the film is first asked for; `failed` when trying again did not help. */
	phase: 'closed' | 'opening' | 'ready' | 'failed';
	playing: boolean;
	/** It would play, but the next pictures are not there yet. */
	waiting: boolean;
	ended: boolean;
	position: number;
	seconds: number;
	/** Second up to which it is there already. */
	loaded: number;
	preferences: Preferences;
	/** The question that is being asked. */
	questionId: string | null;
	/** Options chosen, by question. */
	answers: Record<string, string>;
	/** A word about what has just been done for the student. */
	word: { text: string; offers: 'from-start' | 'go-on' | null } | null;
	/** Why it does not play. */
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
	word: null,
	failure: '',
	percent: play.record.percent,
	finished: play.record.finished,
});
