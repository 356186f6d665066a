import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import type { PaperRow } from '../rows.ts';
import { rightStart } from './parsons.ts';
import { compareTyped, type TypedVerdict } from './typed-answer.ts';

export type Verdict = 'right' | 'part' | 'wrong' | 'blank' | 'pending';

export interface Grade {
	score: number;
	verdict: Verdict;
	/** Points were given because full-width characters count as their half-width forms. */
	fullWidth?: true;
}

type MultiRule = PaperRow['multiRule'];

export interface GradeRequest {
	question: QuestionRow;
	value: readonly string[];
	full: number;
	multiRule: MultiRule;
	/** Score from a teacher or the judge; without it, questions that require one stay pending. */
	mark?: number;
}

const WAITS = new Set(['short', 'program']);

export const isBlank = (value: readonly string[]): boolean => value.every((part) => part.trim() === '');

export const needsMarking = ({ type }: Pick<QuestionRow, 'type'>): boolean => WAITS.has(type);

export function gradeAnswer(request: GradeRequest): Grade {
	const { question, value, full, mark } = request;
	if (isBlank(value)) return { score: 0, verdict: 'blank' };
	if (needsMarking(question)) return mark === undefined ? { score: 0, verdict: 'pending' } : graded(mark, full);
	if (question.type === 'parsons') return graded(lineScore(question, value, full), full);
	if (question.type !== 'blank') return graded(scoreOf(request), full);
	const blanks = compareBlanks(question, value);
	const grade = graded(share(blanks.filter(({ right }) => right).length, question.key.accept?.length ?? 1, full), full);
	return blanks.some(({ fullWidth }) => fullWidth) ? { ...grade, fullWidth: true } : grade;
}

const graded = (score: number, full: number): Grade => ({ score, verdict: score >= full ? 'right' : score > 0 ? 'part' : 'wrong' });

function scoreOf({ question, value, full, multiRule }: GradeRequest): number {
	if (question.type !== 'multiple') return value[0] === question.key.answer[0] ? full : 0;
	return full * multipleRate(value, question.key.answer, multiRule);
}

const compareBlanks = ({ key, typing }: QuestionRow, value: readonly string[]): TypedVerdict[] =>
	(key.accept ?? []).map((texts, index) => compareTyped(value[index] ?? '', texts, typing));

/** A wrong choice scores zero; an incomplete answer scores by the paper's rule. */
function multipleRate(chosen: readonly string[], answer: readonly string[], rule: MultiRule): number {
	const right = new Set(answer);
	const unique = [...new Set(chosen)];
	if (unique.some((key) => !right.has(key))) return 0;
	if (unique.length === right.size) return 1;
	if (rule === 'all') return 0;
	return rule === 'half' ? 0.5 : unique.length / right.size;
}

/** In halves; only a right order of all lines has full points. */
function lineScore(question: QuestionRow, value: readonly string[], full: number): number {
	const { lines, of } = rightStart(question, value);
	return lines === of ? full : Math.floor((full * lines * 2) / of) / 2;
}

const share = (part: number, whole: number, full: number): number => Math.round((full * part * 2) / whole) / 2;
