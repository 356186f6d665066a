import type { CompetitionRow, StageRow } from './rows.ts';

export type CompetitionState =
	| 'preview'
	| 'reg_open'
	| 'reg_closed'
	| 'running'
	| 'frozen'
	| 'judging'
	| 'publicity'
	| 'ended'
	| 'cancelled';

export type Timeline = Pick<
	CompetitionRow,
	'regFrom' | 'regTo' | 'startAt' | 'endAt' | 'frozenAt' | 'judgeTo' | 'publicityTo' | 'cancelledAt'
>;

const reached = (iso: string | undefined, now: number): boolean => iso !== undefined && Date.parse(iso) <= now;
const ahead = (iso: string | undefined, now: number): boolean => iso !== undefined && Date.parse(iso) > now;

export function competitionState(times: Timeline, now: number): CompetitionState {
	if (reached(times.cancelledAt, now)) return 'cancelled';
	if (reached(times.endAt, now)) return stateAfterEnd(times, now);
	if (reached(times.startAt, now)) return reached(times.frozenAt, now) ? 'frozen' : 'running';
	if (reached(times.regTo, now)) return 'reg_closed';
	return reached(times.regFrom, now) ? 'reg_open' : 'preview';
}

function stateAfterEnd({ judgeTo, publicityTo }: Timeline, now: number): CompetitionState {
	if (ahead(judgeTo, now)) return 'judging';
	return ahead(publicityTo, now) ? 'publicity' : 'ended';
}

export function nextMoment(times: Timeline, now: number): { nextAt: string | null; nextText: string } {
	switch (competitionState(times, now)) {
		case 'preview':
			return { nextAt: times.regFrom, nextText: '距报名开始' };
		case 'reg_open':
			return { nextAt: times.regTo, nextText: '距报名截止' };
		case 'reg_closed':
			return { nextAt: times.startAt, nextText: '距开赛' };
		case 'running':
			return ahead(times.frozenAt, now)
				? { nextAt: times.frozenAt ?? null, nextText: '距封榜' }
				: { nextAt: times.endAt, nextText: '距比赛结束' };
		case 'frozen':
			return { nextAt: times.endAt, nextText: '距比赛结束' };
		case 'judging':
			return { nextAt: times.judgeTo ?? null, nextText: '距评审结束' };
		case 'publicity':
			return { nextAt: times.publicityTo ?? null, nextText: '距公示结束' };
		default:
			return { nextAt: null, nextText: '' };
	}
}

const TEAM_LOCK = 3_600_000;

/** Members of a team may change until one hour before the start. */
export const teamLockAt = ({ startAt }: Pick<Timeline, 'startAt'>): number => Date.parse(startAt) - TEAM_LOCK;

/** A frozen board hides results but does not stop the competition. */
export const isRunning = (state: CompetitionState): boolean => state === 'running' || state === 'frozen';

export const hasBegun = (state: CompetitionState): boolean =>
	isRunning(state) || state === 'judging' || state === 'publicity' || state === 'ended';

export function stageState(stage: Pick<StageRow, 'from' | 'to' | 'reviewTo'>, now: number): 'wait' | 'open' | 'review' | 'done' {
	if (ahead(stage.from, now)) return 'wait';
	if (ahead(stage.to, now)) return 'open';
	return ahead(stage.reviewTo, now) ? 'review' : 'done';
}
