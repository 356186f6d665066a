import type { Handler } from '#mock/handler.ts';
import type { CompetitionRow } from '#mock/seed/exam/competition-rows.ts';
import { cardOf } from './competition/cards.ts';
import { resultsOf, scheduleOf, stagesOf, tasksOf } from './competition/details.ts';
import { entryOf } from './competition/entries.ts';
import { agreementHtml, orderedList, paragraphs } from './competition/html.ts';
import { sceneOf } from './learning/scene.ts';

export const competitionDetail: Handler<'main.competitionDetail'> = (context) => {
	const scene = sceneOf(context);
	const competition = scene.db.find<CompetitionRow>('competitions', context.input.id) ?? context.fail(404, '没有这场赛事，可能已下线');
	const entry = entryOf(scene, competition);
	const { organizer, contactNote, fields, files, awards, questions } = competition;
	return {
		competition: cardOf(scene, entry),
		introHtml: paragraphs(competition.intro),
		rulesHtml: orderedList(competition.rules),
		scoringHtml: orderedList(competition.scoring),
		agreementHtml,
		contactNote,
		organizer,
		stages: stagesOf(competition, scene.now),
		fields,
		files,
		awards,
		schedule: scheduleOf(competition, scene.now),
		tasks: tasksOf(scene, entry),
		questions,
		results: resultsOf(scene, entry),
		objectionTo: entry.state === 'publicity' ? (competition.publicityTo ?? null) : null,
	};
};
