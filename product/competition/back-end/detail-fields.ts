import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { cardOf } from './cards.ts';
import { noticesOf, resultsOf, scheduleOf, stagesOf } from './details.ts';
import { entryOf } from './entries.ts';
import type { CompetitionRow } from './rows.ts';
import { tasksOf } from './tasks.ts';

export const detailFields: ComputeFields<CompetitionRow> = (request) => {
	const viewer = viewerOf(request);
	return { row: (competition) => detailOf(viewer, competition) };
};

function detailOf(viewer: Viewer, competition: CompetitionRow): DataOf<'main.competitionDetail'> {
	const entry = entryOf(viewer, competition);
	const { organizer, contactNote, fields, files, awards, questions, world = null } = competition;
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
		world,
		results: resultsOf(viewer, entry),
		notices: noticesOf(viewer, competition.id),
		objectionTo: entry.state === 'publicity' ? (competition.publicityTo ?? null) : null,
	};
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');

const orderedList = (texts: readonly string[]): string => `<ol>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ol>`;

const AGREEMENT = [
	'我和家长一起读过规则，自愿参加。',
	'作品和程序由自己或队员完成，用到别人的东西会写明来源。',
	'服从安全安排，活动中听从老师的指导。',
	'主办方可以在学习社内展示作品，不会公开联系方式。',
	'比赛只为学习和交流，成绩不与升学挂钩。',
];

const agreementHtml = orderedList(AGREEMENT);
