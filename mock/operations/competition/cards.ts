import type { DataOf } from '#generated/api/operations.ts';
import { type CompetitionState, hasBegun, isRunning, nextMoment } from '#mock/operations/competition-state.ts';
import { contains, type Scene } from '#mock/operations/learning/scene.ts';
import type { CompetitionRow } from '#mock/seed/exam/competition-rows.ts';
import { countEntrants, type Entry, entryOf, myState } from './entries.ts';

export type Card = DataOf<'main.competitionDetail'>['competition'];

export function cardOf({ db, now }: Scene, entry: Entry): Card {
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
		hasRanking: hasBegun(state) && db.rowsBy('rank-rows', 'competitionId', competition.id).length > 0,
	};
}

type Fact =
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

function pickFacts(row: CompetitionRow): Pick<CompetitionRow, Fact> {
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

export interface Wish {
	keyword?: string;
	state?: string;
	form?: string;
	track?: string;
	mine?: boolean;
}

/** What is on now first, then by the next moment. */
export function findEntries(scene: Scene, wish: Wish): Entry[] {
	const states =
		wish.state
			?.split(',')
			.map((state) => state.trim())
			.filter(Boolean) ?? [];
	return scene.db
		.rows<CompetitionRow>('competitions')
		.filter((row) => contains(wish.keyword, [row.title, row.code]))
		.filter((row) => (!wish.form || row.form === wish.form) && (!wish.track || row.track === wish.track))
		.map((row) => entryOf(scene, row))
		.filter(({ state }) => states.length === 0 || states.includes(state) || (states.includes('running') && isRunning(state)))
		.filter((entry) => !wish.mine || (myState(entry) !== 'none' && myState(entry) !== 'cancelled'))
		.sort(
			(one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || one.competition.endAt.localeCompare(other.competition.endAt),
		);
}
