import type { SeedTools } from '#mock/store/load-seed.ts';
import type { CompetitionRow, Entrant, RankSeedRow, Result, TaskRow } from '../rows.ts';
import { orderOf } from '../rules/scoring.ts';
import { between, entryNumber, LONGEST_NAME, personName, pick, type Random, SCHOOLS } from './competition-names.ts';
import { boardOfPoints, boardOfRuns, boardOfSolved, boardOfSteps, boardOfTimes, scoredBoard } from './competition-results.ts';

/** Students with an account have a fixed position on the board, from 0. */
interface BoardPlan {
	rows: number;
	results: (tasks: readonly TaskRow[], random: Random) => Result[];
	students: Readonly<Record<number, { id: string; name: string; school: string }>>;
	/** Positions of unranked participants. */
	starred: readonly number[];
	/** Positions that start a group of ties. */
	ties: readonly number[];
	longest?: number;
	hidden?: Readonly<Record<number, RankSeedRow['hidden']>>;
	/** Award and the last rank that gets it. */
	awards?: readonly [string, number][];
}

const STUDENT = { id: 'student01', name: '林小满', school: '晴川实验学校' };
const BIG = { id: 'bigdata', name: '郑海量', school: '晴川实验学校' };

const PLANS: Readonly<Record<string, BoardPlan>> = {
	k02: { rows: 300, results: boardOfSolved(300), students: { 96: STUDENT }, starred: [], ties: [] },
	k04: {
		rows: 40,
		results: boardOfSteps(40),
		students: { 8: BIG },
		starred: [],
		ties: [],
		hidden: { 8: { score: 0, steps: 118, text: '封榜后你又走出了 118 步的好成绩，暂时只有你自己看得到。' } },
	},
	k07: {
		rows: 1000,
		results: scoredBoard(1000),
		students: { 6: STUDENT, 40: BIG },
		starred: [9, 30, 200, 600],
		ties: Array.from({ length: 23 }, (_, group) => 12 + group * 40),
		longest: 3,
		awards: [
			['一等奖', 2],
			['二等奖', 6],
			['三等奖', 16],
		],
	},
	k11: { rows: 60, results: boardOfPoints(60), students: {}, starred: [], ties: [] },
	k12: { rows: 36, results: boardOfTimes(36), students: { 4: STUDENT }, starred: [2], ties: [7, 20] },
	k13: { rows: 24, results: boardOfRuns(24), students: {}, starred: [], ties: [] },
};

export function expandBoards(competitions: readonly CompetitionRow[], { random }: SeedTools): RankSeedRow[] {
	return competitions.flatMap((competition) => {
		const plan = PLANS[competition.id];
		return plan ? boardOf(competition, plan, random(`board ${competition.id}`)) : [];
	});
}

function boardOf(competition: CompetitionRow, plan: BoardPlan, random: Random): RankSeedRow[] {
	const results = plan.results(competition.tasks, random).sort(orderOf(competition.rankRule));
	for (const [group, place] of plan.ties.entries()) {
		for (let next = place + 1; next <= place + (group % 5 === 0 ? 2 : 1); next += 1) results[next] = structuredCopy(results[place]);
	}
	let rank = 0;
	return results.map((result, place) => {
		const starred = plan.starred.includes(place);
		if (!starred) rank += 1;
		return { ...rowOf(competition, plan, place, random), ...result, starred, ...awardOf(plan, starred ? null : rank) };
	});
}

/** A copy, so that tied rows share no object. */
function structuredCopy(result: Result | undefined): Result {
	if (!result) throw new Error('A board needs at least as many rows as its groups of ties.');
	return { ...result, cells: result.cells.map((cell) => ({ ...cell })) };
}

function awardOf({ awards = [] }: BoardPlan, rank: number | null): { award?: string } {
	const award = rank === null ? undefined : awards.find(([, last]) => rank <= last)?.[0];
	return award ? { award } : {};
}

function rowOf({ id, code, groups }: CompetitionRow, plan: BoardPlan, place: number, random: Random): Entrant {
	const name = personName(random);
	const school = pick(SCHOOLS, random);
	const group = groups[random() < 0.6 ? 0 : groups.length - 1] ?? '';
	const delta = between(-15, 20, random);
	const student = plan.students[place];
	const hidden = plan.hidden?.[place];
	return {
		id: `${id}-r${String(place + 1).padStart(4, '0')}`,
		competitionId: id,
		teamId: student?.id ?? `${id}-p${String(place + 1).padStart(4, '0')}`,
		teamNo: entryNumber(code, place, plan.rows),
		teamName: student?.name ?? (place === plan.longest ? LONGEST_NAME : name),
		school: student?.school ?? school,
		group: student ? (groups[student.id === 'bigdata' ? 1 : 0] ?? '') : group,
		members: [],
		delta: student?.id === 'student01' ? 3 : delta,
		...(hidden ? { hidden } : {}),
	};
}
