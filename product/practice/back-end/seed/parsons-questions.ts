import type { SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { QuestionDraft } from './question-draft.ts';
import { shuffle } from './shuffle.ts';

interface WrittenProgram extends Row {
	subjects: string[];
	knowledge: string | string[];
	difficulty: number;
	stem: string;
	/** Right orders of the same lines, four spaces for a level of indentation. */
	programs: string[];
	distractors: string[];
	/** True by default. */
	indents?: boolean;
	analysis: string;
}

interface Placed {
	text: string;
	indent: number;
}

const LEVEL = 4;

/** Questions with the lines of a program in an order of their own, which is no right one. */
export const parsonsQuestions = (rows: readonly Row[], random: SeedTools['random']): QuestionDraft[] =>
	(rows as readonly WrittenProgram[]).map((written) => draftOf(written, random(`parsons-${written.id}`)));

function draftOf(written: WrittenProgram, random: () => number): QuestionDraft {
	const { programs, distractors, indents = true, analysis, subjects, knowledge, difficulty, stem } = written;
	const orders = programs.map((program) => placedLines(program, indents));
	const texts = [...(orders[0] ?? []).map(({ text }) => text), ...distractors];
	// Letters follow the shuffled order: they say nothing about the right one.
	const lines = shuffle(texts, random).map((text, index) => ({ id: String.fromCharCode(97 + index), text }));
	const accept = orders.map((order) => order.map(({ text, indent }) => `${idOf(lines, text)}:${indent}`));
	return {
		type: 'parsons',
		subjects,
		knowledge,
		difficulty,
		stem,
		lines,
		indents,
		key: { answer: accept[0] ?? [], accept, analysis },
	};
}

function placedLines(program: string, indents: boolean): Placed[] {
	const lines = program.trimEnd().split('\n');
	return lines.map((line) => {
		const text = indents ? line.trimStart() : line;
		return { text, indent: (line.length - text.length) / LEVEL };
	});
}

function idOf(lines: NonNullable<QuestionDraft['lines']>, text: string): string {
	const line = lines.find((each) => each.text === text);
	if (!line) throw new Error(`A right order has the line "${text}", which the first one has not.`);
	return line.id;
}
