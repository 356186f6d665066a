import type { Handler } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { type AttemptSummary, attemptSummary } from './attempt-views.ts';
import { rounded } from './figures.ts';
import { knowledgeRates } from './knowledge-rates.ts';
import { paperCard } from './paper-cards.ts';
import { attemptsOf, paperOr404, scoreOf } from './paper-lookup.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

const WEAK = 6;
/** Minimum number of questions to rate a knowledge point: over all papers, and over the attempts at one paper. */
const WEAK_FROM = { all: 20, one: 3 };
const SHOWN = 50;

interface AttemptOverview {
	attempt: AttemptRow;
	paper: PaperRow;
	summary: AttemptSummary;
}

export const paperHistoryAggregate: Handler<'main.paperHistoryAggregate'> = (context) => {
	const { input, db, user, now, scenario } = context;
	const paper = input.paperId === undefined ? null : paperOr404(context, input.paperId);
	const all = (scenario.empty ? [] : attemptsOf(db, user?.id, now())).filter(({ paperId }) => paper === null || paperId === paper.id);
	const looked = all.flatMap((attempt): AttemptOverview[] => {
		const of = db.find<PaperRow>('papers', attempt.paperId);
		return of ? [{ attempt, paper: of, summary: attemptSummary(db, { paper: of, attempt, now: now() }) }] : [];
	});
	const counted = looked.filter(({ summary }) => summary.state !== 'voided' && summary.state !== 'absent');
	const marked = counted.filter(({ summary }) => typeof summary.score === 'number').sort((a, b) => timeOf(a.summary) - timeOf(b.summary));
	const scores = marked.map(({ summary }) => summary.score ?? 0);
	return {
		paper: paper ? paperCard(db, { paper, attempts: all, now: now() }) : null,
		attemptCount: counted.length,
		markedCount: marked.length,
		passedCount: marked.filter(({ summary }) => summary.passed).length,
		bestScore: scores.length > 0 ? Math.max(...scores) : null,
		lastScore: scores.at(-1) ?? null,
		averageScore: scores.length > 0 ? rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null,
		averageRate: marked.length === 0 ? null : averageRate(marked),
		usedSeconds: counted.reduce((sum, { summary }) => sum + summary.usedSeconds, 0),
		trend: marked.map(({ summary }) => ({
			attemptId: summary.id,
			paperTitle: summary.paperTitle,
			at: summary.submittedAt ?? summary.startedAt,
			score: summary.score ?? 0,
			totalScore: summary.totalScore,
			rate: summary.rightRate ?? 0,
		})),
		bySubject: ratesBy(marked, ({ subject }) => subject),
		byKind: ratesBy(marked, ({ kind }) => kind),
		weak: weakest(db, marked, paper ? WEAK_FROM.one : WEAK_FROM.all),
		attempts: looked
			.map(({ summary }) => summary)
			.reverse()
			.slice(0, SHOWN),
	};
};

const timeOf = ({ submittedAt, startedAt }: AttemptSummary): number => Date.parse(submittedAt ?? startedAt);

const averageRate = (list: readonly AttemptOverview[]): number =>
	rounded(list.reduce((sum, { summary }) => sum + (summary.rightRate ?? 0), 0) / list.length);

function ratesBy(list: readonly AttemptOverview[], keyOf: (summary: AttemptSummary) => string) {
	const values = [...new Set(list.map(({ summary }) => keyOf(summary)))];
	return values.map((value) => {
		const own = list.filter(({ summary }) => keyOf(summary) === value);
		return { value, count: own.length, rate: averageRate(own) };
	});
}

function weakest(db: Database, marked: readonly AttemptOverview[], from: number) {
	const items = marked.flatMap(({ paper, attempt }) => scoreOf(db, paper, attempt).items);
	return knowledgeRates(db, items)
		.filter(({ questionCount }) => questionCount >= from)
		.slice(0, WEAK);
}
