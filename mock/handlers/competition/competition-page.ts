import type { Handler } from '#mock/handler.ts';
import { pageOf } from '#mock/handlers/request/paging.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { CompetitionRow } from '#mock/rows/competition.ts';
import { cardOf, findEntries } from './cards.ts';

export const competitionPage: Handler<'main.competitionPage'> = (context) => {
	const viewer = viewerOf(context);
	const { state: _state, ...others } = context.input;
	const counts: Record<string, number> = {};
	if (!context.scenario.empty) for (const { state } of findEntries(viewer, others)) counts[state] = (counts[state] ?? 0) + 1;
	const { records, total } = pageOf(context, findEntries(viewer, context.input));
	const tracks = [...new Set(viewer.db.rows<CompetitionRow>('competitions').map((row) => row.track))];
	return { records: records.map((entry) => cardOf(viewer, entry)), total, counts, tracks };
};
