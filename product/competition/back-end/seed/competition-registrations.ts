import type { SeedTools } from '#mock/store/load-seed.ts';
import type { RankSeedRow, RegistrationRow, TaskAnswerRow, TeamRow } from '../rows.ts';

type Written = Pick<RegistrationRow, 'competitionId' | 'userId' | 'state'> & {
	/** Entry number of a student without a board row. */
	no?: string;
	note?: string;
	form?: RegistrationRow['form'];
	/** Time offsets. */
	submitted: string;
	reviewed?: string;
	events: [at: string, text: string][];
};

const PHONE = { phone: '13800000001' };

const WRITTEN: readonly Written[] = [
	{
		competitionId: 'k01',
		userId: 'student01',
		state: 'pending',
		form: { guardian: '林晓芸', ...PHONE, cars: '1', size: 'M', days: ['周五下午'], note: '' },
		submitted: '-1d 20:15',
		events: [['-1d 20:15', '林小满提交了报名，等待审核']],
	},
	{
		competitionId: 'k02',
		userId: 'student01',
		state: 'approved',
		form: { ...PHONE, level: '一到两年' },
		submitted: '-9d 19:30',
		reviewed: '-8d 10:00',
		events: [
			['-9d 19:30', '林小满提交了报名，等待审核'],
			['-8d 10:00', '审核通过，领到参赛号'],
		],
	},
	{
		competitionId: 'k11',
		userId: 'student01',
		no: 'K11-061',
		state: 'approved',
		form: { ...PHONE, level: '一到两年' },
		submitted: '-6d 19:30',
		reviewed: '-5d 10:00',
		events: [
			['-6d 19:30', '林小满提交了报名，等待审核'],
			['-5d 10:00', '审核通过，领到参赛号'],
		],
	},
	{
		competitionId: 'k03',
		userId: 'student01',
		state: 'pending',
		form: { ...PHONE, idea: '风一吹就会翻页的乐谱架' },
		submitted: '-1d 18:40',
		events: [
			['-11d 19:05', '林小满提交了报名，等待审核'],
			['-3d 15:20', '资格复核被驳回：家长电话少了一位，请补全后再交'],
			['-1d 18:40', '林小满改好后重新提交，等待审核'],
		],
	},
	{
		competitionId: 'k06',
		userId: 'student01',
		state: 'approved',
		form: { ...PHONE, size: 'M', note: '' },
		submitted: '-80d 20:00',
		reviewed: '-78d 11:00',
		events: [
			['-80d 20:00', '林小满提交了报名，等待审核'],
			['-78d 11:00', '审核通过，领到队号'],
			['-4d 16:00', '结果公示：二等奖'],
		],
	},
	{
		competitionId: 'k07',
		userId: 'student01',
		state: 'approved',
		form: { ...PHONE, level: '一到两年' },
		submitted: '-230d 10:00',
		reviewed: '-229d 10:00',
		events: [
			['-230d 10:00', '林小满提交了报名，等待审核'],
			['-229d 10:00', '审核通过，领到参赛号'],
			['-202d 18:00', '成绩公布：第 7 名，三等奖'],
		],
	},
	...['k04', 'k07'].map(
		(competitionId): Written => ({
			competitionId,
			userId: 'bigdata',
			state: 'approved',
			form: { phone: '13800000007', level: '两年以上' },
			submitted: competitionId === 'k04' ? '-20d 09:30' : '-233d 09:30',
			reviewed: competitionId === 'k04' ? '-19d 09:30' : '-232d 09:30',
			events: [],
		}),
	),
];

interface RegistrationSources {
	teams: readonly TeamRow[];
	board: readonly RankSeedRow[];
}

export function expandRegistrations({ teams, board }: RegistrationSources, { at }: SeedTools): RegistrationRow[] {
	return WRITTEN.map(({ competitionId, userId, state, no: given, note = '', form = {}, submitted, reviewed, events }) => {
		const team = teams.find((row) => row.competitionId === competitionId && row.captainId === userId);
		const result = board.find((row) => row.competitionId === competitionId && row.teamId === userId);
		const no = state === 'approved' ? (given ?? team?.no ?? result?.teamNo) : undefined;
		return {
			id: `reg-${competitionId}-${userId}`,
			competitionId,
			userId,
			...(team ? { teamId: team.id } : {}),
			...(no ? { no } : {}),
			group: team?.group ?? result?.group ?? (given ? '小学组' : ''),
			form,
			agreed: true,
			state,
			reviewNote: note,
			submittedAt: at(submitted),
			...(reviewed ? { reviewedAt: at(reviewed) } : {}),
			history: events.map(([time, text]) => ({ at: at(time), text })),
		};
	});
}

/** Answers of students with an account, consistent with their board rows. */
export function expandAnswers(board: readonly RankSeedRow[], { now, at }: SeedTools, accounts: readonly string[]): TaskAnswerRow[] {
	const own = board.filter((row) => accounts.includes(row.teamId));
	return own
		.flatMap((row) =>
			row.cells
				.filter((cell) => cell.tries > 0)
				.map((cell) => ({
					id: `${row.teamId}.${cell.taskId}`,
					competitionId: row.competitionId,
					userId: row.teamId,
					taskId: cell.taskId,
					tries: cell.tries,
					solved: cell.solved,
					score: cell.score,
					at: row.competitionId === 'k02' ? at(`-${180 - Math.min(174, cell.minutes ?? 150)}m`) : at('-206d 20:00'),
					requestKeys: [],
				})),
		)
		.filter((answer) => Date.parse(answer.at) <= now);
}
