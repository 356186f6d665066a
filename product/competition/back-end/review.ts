import type { UserRow } from '#app/account/back-end/rows.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { CompetitionRow, RegistrationRow, TeamRow } from './rows.ts';

export interface ReviewSources {
	competition: CompetitionRow;
	/** The student who registered; the captain of a team. */
	student: UserRow;
	team: TeamRow | undefined;
}

/** Milliseconds from the submission to the result of the review. */
export const REVIEW_TIME = 120_000;

/** The registration at `now`: a pending one is approved or rejected once its review is over. */
export function reviewed(row: RegistrationRow, sources: ReviewSources, now: number): RegistrationRow {
	if (row.state !== 'pending' || !row.reviewAt || Date.parse(row.reviewAt) > now) return row;
	const { competition, student, team } = sources;
	const remarks = remarksOn(row, sources);
	const note = Object.values(remarks)[0] ?? (isTooSmall(sources) ? `队伍不足 ${competition.teamMin} 人，请等队友入队后再提交` : '');
	const reviewedAt = toIsoTime(Date.parse(row.reviewAt));
	const event = (text: string): RegistrationRow['history'] => [...row.history, { at: reviewedAt, text }];
	if (note) return { ...row, state: 'rejected', reviewNote: note, remarks, reviewedAt, history: event(`审核被驳回：${note}`) };
	const no = team?.no ?? `${competition.code}-${student.id}`;
	return { ...row, state: 'approved', no, reviewNote: '', remarks: {}, reviewedAt, history: event('审核通过，领到参赛号') };
}

const isTooSmall = ({ competition, team }: ReviewSources): boolean =>
	team !== undefined && team.members.filter(({ state }) => state === 'joined').length < competition.teamMin;

/** Highest grade of the younger of two groups. */
const YOUNGER: Readonly<Record<string, number>> = { 小学组: 6, 低年级组: 3 };

/** Requested changes by field. */
function remarksOn({ group, form }: RegistrationRow, { competition, student }: ReviewSources): Record<string, string> {
	const younger = competition.groups.find((each) => YOUNGER[each] !== undefined);
	const older = competition.groups.find((each) => each !== younger);
	const right = younger && older ? (Number(student.grade) <= (YOUNGER[younger] ?? 0) ? younger : older) : group;
	return {
		...(group !== right && { group: `按年级应该报${right}，请改一下` }),
		...(form.guardian === student.studentName && { 'form.guardian': '这里要填家长的姓名，不是自己的' }),
	};
}
