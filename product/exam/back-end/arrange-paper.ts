import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { shuffle } from '#app/practice/back-end/seed/shuffle.ts';
import { createRandom } from '#mock/store/random.ts';
import type { PaperRow } from './rows.ts';

export function arrangePaper(paper: PaperRow, attemptId: string): PaperRow {
	if (!paper.shuffle.questions) return paper;
	const sections = paper.sections.map((section) => ({
		...section,
		items: shuffle(section.items, createRandom(`${attemptId} ${section.id}`)),
	}));
	return { ...paper, sections };
}

/** Moved options keep their letters. */
export function arrangeOptions(question: QuestionRow, paper: PaperRow, attemptId: string): QuestionRow {
	if (!paper.shuffle.options || !question.options) return question;
	return { ...question, options: shuffle(question.options, createRandom(`${attemptId} ${question.id}`)) };
}
