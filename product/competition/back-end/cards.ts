import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { hasBegun, nextMoment } from './competition-state.ts';
import { countEntrants, type Entry, myState, placesLeft } from './entries.ts';
import type { CompetitionRow } from './rows.ts';
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
