/** The paper as one row of questions. Pure. */
import type { QuestionMaterial } from '#app/question/api-types.ts';
import type { PaperDetail, PaperItem } from './api-types.ts';
import { type Entry, entryOf, isAnswered, type Journal } from './attempt/journal.ts';

export interface ExamQuestion extends PaperItem {
	section: { id: string; title: string; note: string };
	material: QuestionMaterial | null;
}

export function questionsOf({ sections, materials }: Pick<PaperDetail, 'sections' | 'materials'>): ExamQuestion[] {
	const byId = new Map(materials.map((material) => [material.id, material]));
	return sections.flatMap(({ items, ...section }) =>
		items.map((item) => ({ ...item, section, material: byId.get(item.question.materialId ?? '') ?? null })),
	);
}

export type QuestionState = 'answered' | 'part' | 'blank';

/** `part`: some of the blanks are empty. */
export function stateOf({ question }: Pick<ExamQuestion, 'question'>, entry: Entry): QuestionState {
	if (!isAnswered(entry)) return 'blank';
	if (question.type !== 'blank') return 'answered';
	const filled = entry.value.filter((part) => part.trim() !== '').length;
	return filled < (question.blanks ?? 1) ? 'part' : 'answered';
}

export interface Progress {
	answered: number;
	/** Without an answer, or with empty blanks. */
	open: ExamQuestion[];
	flagged: ExamQuestion[];
	conflicts: ExamQuestion[];
}

export function progressOf(questions: readonly ExamQuestion[], journal: Pick<Journal, 'entries' | 'conflicts'>): Progress {
	const of = (question: ExamQuestion): Entry => entryOf(journal, question.question.id);
	const open = questions.filter((question) => stateOf(question, of(question)) !== 'answered');
	return {
		answered: questions.filter((question) => isAnswered(of(question))).length,
		open,
		flagged: questions.filter((question) => of(question).flagged),
		conflicts: questions.filter(({ question }) => question.id in journal.conflicts),
	};
}

/**
 * The question to continue with: the first one without an answer. Where the paper goes forward only, the furthest one seen, or behind the last
 * answer if nobody knows what was seen.
 */
export function startOf(questions: readonly ExamQuestion[], journal: Pick<Journal, 'entries' | 'furthest'>, free: boolean): number {
	const isDone = ({ question }: ExamQuestion): boolean => isAnswered(entryOf(journal, question.id));
	if (!free) {
		const last = questions.findLastIndex(isDone);
		return Math.min(questions.length - 1, journal.furthest > 0 ? Math.max(last, journal.furthest - 1) : last + 1);
	}
	return Math.max(
		0,
		questions.findIndex((question) => !isDone(question)),
	);
}

export interface SectionProgress {
	id: string;
	title: string;
	count: number;
	answered: number;
	/** Index of the question that opens with the section: its first one without an answer, else its first one. */
	start: number;
}

export function sectionsOf(questions: readonly ExamQuestion[], journal: Pick<Journal, 'entries'>): SectionProgress[] {
	const sections = [...new Set(questions.map(({ section }) => section))];
	return sections.map((section) => {
		const own = questions.filter((item) => item.section === section);
		const open = own.filter(({ question }) => !isAnswered(entryOf(journal, question.id)));
		const first = open[0] ?? own[0];
		return {
			id: section.id,
			title: section.title,
			count: own.length,
			answered: own.length - open.length,
			start: first ? questions.indexOf(first) : 0,
		};
	});
}
