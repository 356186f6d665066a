/** The paper as one row of questions. Pure. */
import type { PaperDetail, PaperItem, QuestionMaterial } from './api-types.ts';
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
