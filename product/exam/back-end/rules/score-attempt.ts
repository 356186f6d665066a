import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import type { AttemptRow, PaperRow } from '../rows.ts';
import { type Grade, gradeAnswer, needsMarking } from './grade.ts';

export interface GradedItem extends Grade {
	no: number;
	sectionId: string;
	full: number;
	question: QuestionRow;
	value: readonly string[];
}

export interface AttemptScore {
	items: readonly GradedItem[];
	score: number;
	objective: number;
	subjective: number;
	pending: boolean;
}

export type FindQuestion = (id: string) => QuestionRow | undefined;

/** Scores a whole attempt. The only source of scores. */
export function scoreAttempt(paper: PaperRow, attempt: Pick<AttemptRow, 'answers' | 'marks'>, find: FindQuestion): AttemptScore {
	const answers = new Map(attempt.answers.map((answer) => [answer.questionId, answer.value]));
	const items: GradedItem[] = [];
	for (const section of paper.sections) {
		for (const { questionId, score: full } of section.items) {
			const question = find(questionId);
			if (!question) continue;
			const value = answers.get(questionId) ?? [];
			const grade = gradeAnswer({ question, value, full, multiRule: paper.multiRule, mark: attempt.marks[questionId] });
			items.push({ no: items.length + 1, sectionId: section.id, full, question, value, ...grade });
		}
	}
	const total = (list: readonly GradedItem[]): number => Math.round(list.reduce((sum, { score }) => sum + score, 0) * 10) / 10;
	const subjective = total(items.filter(({ question }) => needsMarking(question)));
	const score = total(items);
	return {
		items,
		score,
		objective: Math.round((score - subjective) * 10) / 10,
		subjective,
		pending: items.some(({ verdict }) => verdict === 'pending'),
	};
}
