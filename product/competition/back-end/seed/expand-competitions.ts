import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { CompetitionRow } from '../rows.ts';
import { expandBoards } from './competition-boards.ts';
import { expandAnswers, expandRegistrations } from './competition-registrations.ts';
import { expandTeams } from './competition-teams.ts';
import { expandWorks } from './competition-works.ts';

const ACCOUNTS = ['student01', 'bigdata'];

export function expandCompetitions(rows: SeedRows, tools: SeedTools): SeedRows {
	const competitions = (rows.competitions ?? []) as readonly CompetitionRow[];
	const teams = expandTeams(competitions, tools);
	const board = expandBoards(competitions, tools);
	return {
		...rows,
		'competition-teams': teams,
		'competition-works': expandWorks(teams, tools),
		'rank-rows': board,
		registrations: expandRegistrations({ teams, board }, tools),
		'competition-uploads': [],
		'competition-answers': expandAnswers(board, tools, ACCOUNTS),
		// The demo account has a reminder for the cancelled competition.
		'competition-reminders': competitions.some(({ id }) => id === 'k10')
			? [{ id: 'k10.student01', competitionId: 'k10', userId: 'student01' }]
			: [],
	};
}
