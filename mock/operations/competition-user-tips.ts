import type { Handler } from '#mock/handler.ts';
import type { CompetitionRow } from '#mock/seed/exam/competition-rows.ts';
import { entryOf } from './competition/entries.ts';
import { tipsOf } from './competition/tips.ts';
import { sceneOf } from './learning/scene.ts';

export const competitionUserTips: Handler<'main.competitionUserTips'> = (context) => {
	const scene = sceneOf(context);
	const { competitionId } = context.input;
	if (context.scenario.empty) return [];
	const rows = scene.db.rows<CompetitionRow>('competitions').filter((row) => !competitionId || row.id === competitionId);
	return tipsOf(
		scene,
		rows.map((row) => entryOf(scene, row)),
	);
};
