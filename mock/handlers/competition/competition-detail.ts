import type { Handler } from '#mock/handler.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { CompetitionRow } from '#mock/rows/competition.ts';
import { cardOf } from './cards.ts';
import { resultsOf, scheduleOf, stagesOf, tasksOf } from './details.ts';
import { entryOf } from './entries.ts';
import { agreementHtml, orderedList, paragraphs } from './html.ts';

export const competitionDetail: Handler<'main.competitionDetail'> = (context) => {
	const viewer = viewerOf(context);
	const competition = viewer.db.find<CompetitionRow>('competitions', context.input.id) ?? context.fail(404, '没有这场赛事，可能已下线');
	const entry = entryOf(viewer, competition);
	const { organizer, contactNote, fields, files, awards, questions } = competition;
	return {
		competition: cardOf(viewer, entry),
		introHtml: paragraphs(competition.intro),
		rulesHtml: orderedList(competition.rules),
		scoringHtml: orderedList(competition.scoring),
		agreementHtml,
		contactNote,
		organizer,
		stages: stagesOf(competition, viewer.now),
		fields,
		files,
		awards,
		schedule: scheduleOf(competition, viewer.now),
		tasks: tasksOf(viewer, entry),
		questions,
		results: resultsOf(viewer, entry),
		objectionTo: entry.state === 'publicity' ? (competition.publicityTo ?? null) : null,
	};
};
