import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { entryOf } from './entries.ts';
import type { CompetitionRow } from './rows.ts';
import { tipsOf } from './tips.ts';

export const competitionUserTips: Handler<'main.competitionUserTips'> = (context) => {
	const viewer = viewerOf(context);
	const { competitionId } = context.input;
	if (context.scenario.empty) return [];
	const rows = viewer.db.rows<CompetitionRow>('competitions').filter((row) => !competitionId || row.id === competitionId);
	return tipsOf(
		viewer,
		rows.map((row) => entryOf(viewer, row)),
	);
};
