import type { ReferenceRow, TagRow } from '#mock/rows/exam.ts';
import type { ProblemRow } from '#mock/rows/judge.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import { expandAttempts } from './exam/attempts.ts';
import { expandCompetitions } from './exam/expand-competitions.ts';
import { expandSubmissions } from './exam/expand-submissions.ts';
import { manyMistakes } from './exam/many-mistakes.ts';
import { expandPapers } from './exam/papers.ts';
import { expandPractice, expandPracticeDays } from './exam/practice.ts';
import { expandQuestions } from './exam/questions.ts';
import { expandReviews } from './exam/reviews.ts';

const WEAK = ['循环嵌套', '字符串', '下标与切片'];

export function expandExam(rows: SeedRows, tools: SeedTools): SeedRows {
	const judged = expandSubmissions(rows, tools);
	const questions = expandQuestions(judged, (judged.problems ?? []) as readonly ProblemRow[], tools);
	const papers = expandPapers(judged, questions, tools);
	const weak = new Set(((judged.tags ?? []) as readonly TagRow[]).filter(({ name }) => WEAK.includes(name)).map(({ id }) => id));
	const bank = { papers, questions, programs: (judged['reference-programs'] ?? []) as readonly ReferenceRow[], weak };
	const attempts = expandAttempts(judged, bank, tools);
	const { 'question-pools': _pools, 'short-questions': _shorts, 'attempt-plans': _plans, ...kept } = judged;
	const practice = expandPractice(attempts, bank);
	const practised = {
		practice: [...practice, ...manyMistakes(questions, tools.at)],
		...expandReviews(practice, tools),
		'practice-days': expandPracticeDays(tools),
	};
	return expandCompetitions({ ...kept, questions, papers, attempts, ...practised }, tools);
}
