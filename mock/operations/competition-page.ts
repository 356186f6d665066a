import type { Handler } from '#mock/handler.ts';
import type { CompetitionRow } from '#mock/seed/exam/competition-rows.ts';
import { cardOf, findEntries } from './competition/cards.ts';
import { pageOf, sceneOf } from './learning/scene.ts';

export const competitionPage: Handler<'main.competitionPage'> = (context) => {
	const scene = sceneOf(context);
	const { state: _state, ...others } = context.input;
	const counts: Record<string, number> = {};
	if (!context.scenario.empty) for (const { state } of findEntries(scene, others)) counts[state] = (counts[state] ?? 0) + 1;
	const { records, total } = pageOf(context, findEntries(scene, context.input));
	const tracks = [...new Set(scene.db.rows<CompetitionRow>('competitions').map((row) => row.track))];
	return { records: records.map((entry) => cardOf(scene, entry)), total, counts, tracks };
};
