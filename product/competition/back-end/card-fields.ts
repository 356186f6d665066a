import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { cardOf } from './cards.ts';
import { type CompetitionState, isRunning } from './competition-state.ts';
import { type Entry, entryOf, myState } from './entries.ts';
import type { CompetitionRow } from './rows.ts';

/** Adds the card, and the fields by which lists of competitions are filtered and sorted. */
export const cardFields: ComputeFields<CompetitionRow> = (request) => {
	const viewer = viewerOf(request);
	return {
		row(competition) {
			const entry = entryOf(viewer, competition);
			const { state } = entry;
			const mine = isMine(entry);
			return {
				...cardOf(viewer, entry),
				// Lists, so that filters match either value: `mine: false` finds every competition, `running` also finds frozen ones.
				mine: mine ? [true, false] : [false],
				enterable: state === 'reg_open' && !mine ? [true, false] : [false],
				states: isRunning(state) ? [state, 'running'] : [state],
				active: mine && state !== 'ended' && state !== 'cancelled',
				urgency: URGENCY.indexOf(state),
			};
		},
		page: () => ({ tracks: [...new Set(viewer.db.rows<CompetitionRow>('competitions').map((row) => row.track))] }),
	};
};

const isMine = (entry: Entry): boolean => entry.team !== undefined || (myState(entry) !== 'none' && myState(entry) !== 'cancelled');

/** Most urgent first. */
const URGENCY: readonly CompetitionState[] = [
	'running',
	'frozen',
	'reg_open',
	'reg_closed',
	'publicity',
	'judging',
	'preview',
	'ended',
	'cancelled',
];
