import { expandCompetitions } from '#app/competition/back-end/seed/expand-competitions.ts';
import { expandAttempts } from '#app/exam/back-end/seed/attempts.ts';
import { expandPapers } from '#app/exam/back-end/seed/papers.ts';
import type { ProblemRow, ReferenceRow } from '#app/judge/back-end/rows.ts';
import { expandSubmissions } from '#app/judge/back-end/seed/expand-submissions.ts';
import type { TagRow } from '#app/practice/back-end/rows.ts';
import { manyMistakes } from '#app/practice/back-end/seed/many-mistakes.ts';
import { expandPractice, expandPracticeDays } from '#app/practice/back-end/seed/practice.ts';
import { expandQuestions } from '#app/practice/back-end/seed/questions.ts';
import { expandReviews } from '#app/practice/back-end/seed/reviews.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';

const WEAK = ['循环嵌套', '字符串', '下标与切片'];

export function expandExam(rows: SeedRows, tools: SeedTools): SeedRows {
	const judged = expandSubmissions(rows, tools);
	const questions = expandQuestions(judged, (judged.problems ?? []) as readonly ProblemRow[], tools);
	const papers = expandPapers(judged, questions, tools);
	const weak = new Set(((judged.tags ?? []) as readonly TagRow[]).filter(({ name }) => WEAK.includes(name)).map(({ id }) => id));
	const bank = { papers, questions, programs: (judged['reference-programs'] ?? []) as readonly ReferenceRow[], weak };
	const attempts = expandAttempts(judged, bank, tools);
	const { 'question-pools': _pools, 'short-questions': _shorts, 'parsons-questions': _parsons, 'attempt-plans': _plans, ...kept } = judged;
	const practice = expandPractice(attempts, bank);
	const practised = {
		practice: [...practice, ...manyMistakes(questions, tools.at)],
		...expandReviews(practice, tools),
		'practice-days': expandPracticeDays(tools),
	};
	return expandCompetitions({ ...kept, questions, papers, attempts, ...practised }, tools);
}
