import { isInBook, mistakesOf, unbookedMistakes } from '#app/practice/back-end/mistakes.ts';
import type { Handler } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { attemptSummary } from './attempt-views.ts';
import { countBy, percentOf, rounded } from './figures.ts';
import { judgePrograms } from './judge-programs.ts';
import { type KnowledgeRate, knowledgeRates } from './knowledge-rates.ts';
import { isSatAgain, ownAttempt, paperOr404, scoreOf } from './paper-lookup.ts';
import { keyView, materialViews, questionView } from './question-views.ts';
import { type Release, releaseOf, WHILE_SAT_AGAIN } from './release.ts';
import type { AttemptRow } from './rows.ts';
import { isBlank } from './rules/grade.ts';
import type { AttemptScore, GradedItem } from './rules/score-attempt.ts';

/** The report of one attempt. Omits scores, verdicts and keys that are not released. */
export const paperHistoryAggregateDetail: Handler<'main.paperHistoryAggregateDetail'> = (context) => {
	const { input, db, now } = context;
	const attempt = ownAttempt(context, input.attemptId);
	const paper = paperOr404(context, attempt.paperId);
	judgePrograms(context, paper, attempt);
	const release = isSatAgain(db, attempt, now()) ? WHILE_SAT_AGAIN : releaseOf(paper, attempt, now());
	const score = scoreOf(db, paper, attempt);
	const rows = score.items.map((item) => reportRow(db, { item, attempt, release }));
	const rate = percentOf(score.score, paper.totalScore);
	return {
		attempt: attemptSummary(db, { paper, attempt, now: now() }),
		released: release.score,
		answersReleased: release.answers,
		releaseText: release.text,
		objective: release.score ? score.objective : null,
		subjective: release.score ? score.subjective : null,
		beatPercent: release.score ? beatPercent(rate, percentOf(paper.avgScore, paper.totalScore)) : null,
		comment: release.score ? commentFor(rate) : '',
		sections: paper.sections.map(({ id, title }) => sectionScore({ id, title }, score, release)),
		byKnowledge: release.score ? withWeakest(knowledgeRates(db, score.items)) : [],
		verdicts: countBy(rows, ({ verdict }) => verdict),
		mistakes: release.score ? mistakesOf(score).length : 0,
		unbooked: release.score ? unbookedMistakes(db, attempt, score).length : 0,
		studentNote: attempt.studentNote ?? null,
		rows: rows.filter(({ verdict }) => !input.verdict || verdict === input.verdict),
		materials: materialViews(
			db,
			score.items.map(({ question }) => question),
		),
	};
};

/** Number of knowledge points to practise first. */
const WEAKEST = 5;

const withWeakest = (rates: readonly KnowledgeRate[]): KnowledgeRate[] =>
	rates.map((rate, index) => ({ ...rate, weakest: index < WEAKEST && rate.got < rate.full }));

function reportRow(db: Database, { item, attempt, release }: { item: GradedItem; attempt: AttemptRow; release: Release }) {
	const { question, no, sectionId, full, value } = item;
	const answer = attempt.answers.find(({ questionId }) => questionId === question.id);
	return {
		no,
		sectionId,
		full,
		score: release.score ? item.score : null,
		verdict: release.score ? item.verdict : isBlank(value) ? ('blank' as const) : ('pending' as const),
		value: [...value],
		flagged: answer?.flagged ?? false,
		seconds: answer?.seconds ?? 0,
		...(release.score && item.fullWidth && { fullWidth: true }),
		inBook: release.score && isInBook(db, attempt.userId, question.id),
		comment: release.score ? (attempt.comments[question.id] ?? machineComment(item)) : '',
		question: questionView(db, question),
		...(release.answers ? { key: keyView(question) } : {}),
	};
}

/** For seeded programs, whose marks come without a verdict of the judge. */
function machineComment({ question, verdict, score, full }: GradedItem): string {
	if (question.type !== 'program' || verdict === 'blank') return '';
	return score === full ? '全部测试点通过。' : `通过了部分测试点，得 ${score} 分。`;
}

function sectionScore({ id, title }: { id: string; title: string }, { items }: AttemptScore, release: Release) {
	const own = items.filter(({ sectionId }) => sectionId === id);
	const sum = (pick: (item: GradedItem) => number): number => rounded(own.reduce((total, item) => total + pick(item), 0));
	return {
		id,
		title,
		score: release.score ? sum(({ score }) => score) : null,
		full: sum(({ full }) => full),
		questionCount: own.length,
		rightCount: release.score ? own.filter(({ verdict }) => verdict === 'right').length : null,
	};
}

/** Estimates the percentile from the distance to the average, which counts as 50. */
const beatPercent = (rate: number, average: number): number => rounded(Math.min(99, Math.max(1, 50 + (rate - average) * 1.8)));

function commentFor(rate: number): string {
	if (rate >= 90) return '非常扎实，可以挑战更难的卷子了。';
	if (rate >= 75) return '掌握得不错，把错题再做一遍就更稳了。';
	if (rate >= 60) return '已经及格，先补上得分率最低的知识点。';
	return '别着急，从错题本里一题一题弄懂，下次会更好。';
}
