import type { SeedTools } from '#mock/store/load-seed.ts';
import type { CompetitionRow, MemberRow, TeamRow } from '../rows.ts';
import { between, inviteCode, personName, pick, type Random, SCHOOLS, SLOGANS, TEACHERS, teamName } from './competition-names.ts';

const COUNTS: Readonly<Record<string, number>> = { k01: 36, k03: 32, k06: 28, k09: 24 };
const PRIZES: readonly [string, number][] = [
	['一等奖', 2],
	['二等奖', 4],
	['三等奖', 6],
];
const RESEARCH = [
	'哪个水龙头最爱漏水',
	'食堂剩饭有多少',
	'操场上的鸟叫声',
	'走廊几点最拥挤',
	'落叶能变成什么肥',
	'垃圾分得对不对',
	'教室里的空气闷不闷',
] as const;

/** Overrides for the demo account's teams by competition: always the third team. */
const DEMO_PLACE = 2;
const DEMO: Readonly<Record<string, Partial<TeamRow>>> = {
	k01: { name: '满格电小队', slogan: '小车多跑一米', inviteCode: 'STAR26' },
	k03: { name: '会动的积木', slogan: '先让它动起来', inviteCode: 'MOVE33' },
	k06: { name: '绿芽小队', slogan: '从身边的小事做起', inviteCode: 'LEAF66', workTitle: '教室里的光够用吗' },
};

export function expandTeams(competitions: readonly CompetitionRow[], { random }: SeedTools): TeamRow[] {
	return competitions.flatMap((competition) => {
		const next = random(`teams ${competition.id}`);
		const base = Object.keys(COUNTS).indexOf(competition.id) * 17;
		return Array.from({ length: COUNTS[competition.id] ?? 0 }, (_, place) => teamOf(competition, place, base, next));
	});
}

function teamOf(competition: CompetitionRow, place: number, base: number, random: Random): TeamRow {
	const id = `${competition.id}-t${String(place + 1).padStart(3, '0')}`;
	const members = membersOf(competition, id, random);
	const made: TeamRow = {
		id,
		competitionId: competition.id,
		no: `${competition.code}-${String(place + 1).padStart(3, '0')}`,
		name: teamName(place + base),
		slogan: pick(SLOGANS, random),
		inviteCode: inviteCode(random),
		captainId: members[0]?.userId ?? id,
		teacher: pick(TEACHERS, random),
		school: pick(SCHOOLS, random),
		group: competition.groups[place % competition.groups.length] ?? '',
		members,
		...resultOf(competition.id, place, random),
	};
	const demo = place === DEMO_PLACE ? DEMO[competition.id] : undefined;
	return demo ? withStudent(made, demo) : made;
}

function membersOf({ teamMin, teamMax }: CompetitionRow, id: string, random: Random): MemberRow[] {
	return Array.from({ length: between(Math.max(2, teamMin), teamMax, random) }, (_, index) => ({
		userId: `${id}-m${index + 1}`,
		name: personName(random),
		role: ['队长', '程序', '结构', '记录', '讲解'][index] ?? '队员',
		state: 'joined',
	}));
}

function resultOf(competitionId: string, place: number, random: Random): Partial<TeamRow> {
	if (competitionId !== 'k06') return {};
	const award = PRIZES.flatMap(([name, count]) => Array.from({ length: count }, () => name))[place];
	return { workTitle: pick(RESEARCH, random), ...(award ? { award } : {}) };
}

/** Two members, so that the holder of the invitation code can still join. */
function withStudent(team: TeamRow, changes: Partial<TeamRow>): TeamRow {
	const [, second] = team.members;
	const captain: MemberRow = { userId: 'student01', name: '林小满', role: '队长', state: 'joined' };
	const members = second ? [captain, second] : [captain];
	return { ...team, captainId: captain.userId, school: '晴川实验学校', group: team.group, teacher: '陈老师', members, ...changes };
}
