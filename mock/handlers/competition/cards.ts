import type { DataOf } from '#generated/api/operations.ts';
import { contains } from '#mock/handlers/request/text-search.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CompetitionRow } from '#mock/rows/competition.ts';
import { type CompetitionState, hasBegun, isRunning, nextMoment } from './competition-state.ts';
import { countEntrants, type Entry, entryOf, myState, placesLeft } from './entries.ts';
import { tipsOf } from './tips.ts';

export type Card = DataOf<'main.competitionDetail'>['competition'];

export function cardOf(viewer: Viewer, entry: Entry): Card {
	const { db, now } = viewer;
	const { competition, state, reminded } = entry;
	return {
		...pickFacts(competition),
		...nextMoment(competition, now),
		state,
		frozen: state === 'frozen',
		frozenAt: competition.frozenAt ?? null,
		teamCount: countEntrants(db, competition.id),
		myState: myState(entry),
		reminded,
		places: competition.places ?? null,
		placesLeft: placesLeft(db, competition),
		task: taskOf(viewer, entry),
		hasRanking: hasBegun(state) && db.rowsBy('rank-rows', 'competitionId', competition.id).length > 0,
	};
}

function taskOf(viewer: Viewer, entry: Entry): Card['task'] {
	const [tip] = tipsOf(viewer, [entry]);
	return tip ? { text: tip.text, tone: tip.tone } : null;
}

type CardFact =
	| 'id'
	| 'code'
	| 'title'
	| 'cover'
	| 'summary'
	| 'track'
	| 'form'
	| 'teamMin'
	| 'teamMax'
	| 'groups'
	| 'online'
	| 'place'
	| 'rankRule'
	| 'regFrom'
	| 'regTo'
	| 'startAt'
	| 'endAt'
	| 'cancelReason';

function pickFacts(row: CompetitionRow): Pick<CompetitionRow, CardFact> {
	const { id, code, title, cover, summary, track, form, teamMin, teamMax, groups, online, place, rankRule } = row;
	const { regFrom, regTo, startAt, endAt, cancelReason } = row;
	const facts = { id, code, title, cover, summary, track, form, teamMin, teamMax, groups, online, place, rankRule };
	return { ...facts, regFrom, regTo, startAt, endAt, ...(cancelReason ? { cancelReason } : {}) };
}

const ORDER: readonly CompetitionState[] = [
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

export interface EntryFilter {
	keyword?: string;
	state?: string;
	form?: string;
	track?: string;
	mine?: boolean;
}

const isMine = (entry: Entry): boolean => entry.team !== undefined || (myState(entry) !== 'none' && myState(entry) !== 'cancelled');

/** The student takes part and it is not over. */
const isActive = (entry: Entry): boolean => isMine(entry) && entry.state !== 'ended' && entry.state !== 'cancelled';

export function findEntries(viewer: Viewer, filter: EntryFilter): Entry[] {
	const states =
		filter.state
			?.split(',')
			.map((state) => state.trim())
			.filter(Boolean) ?? [];
	return viewer.db
		.rows<CompetitionRow>('competitions')
		.filter((row) => contains(filter.keyword, [row.title, row.code]))
		.filter((row) => (!filter.form || row.form === filter.form) && (!filter.track || row.track === filter.track))
		.map((row) => entryOf(viewer, row))
		.filter(({ state }) => states.length === 0 || states.includes(state) || (states.includes('running') && isRunning(state)))
		.filter((entry) => !filter.mine || isMine(entry))
		.sort(
			(one, other) =>
				Number(isActive(other)) - Number(isActive(one)) ||
				ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
				one.competition.endAt.localeCompare(other.competition.endAt),
		);
}
