/** Rules of answers, wherever a question is shown. Pure. */
import { hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import type { Question } from './api-types.ts';
import { programText } from './parsons/line-order.ts';

/** A question as it is shown: one of the bank, or one that asks in a film. */
export interface QuestionContent
	extends Pick<Question, 'id' | 'type' | 'stemHtml'>,
		Partial<Pick<Question, 'blanks' | 'lines' | 'indents' | 'materialId'>> {
	options?: readonly { key: string; html: string }[];
	/** `text`: stem and options have formulas, but no markup. HTML by default. */
	format?: 'html' | 'text';
}

/** The parts of a question that its answer depends on. */
export type AnswerQuestion = Omit<QuestionContent, 'stemHtml'>;

/**
 * Option keys, `right` or `wrong`, one text per blank, one text, language and lines of a program, or ids of lines with their levels of
 * indentation (`a:1`). Empty without an answer.
 */
export type AnswerValue = readonly string[];

/** Options as keys and their HTML; true/false questions have fixed ones. */
export function optionsOf({ type, options }: AnswerQuestion): { key: string; mark: string; html: string }[] {
	if (type === 'judge') {
		return [
			{ key: 'right', mark: '对', html: '正确' },
			{ key: 'wrong', mark: '错', html: '错误' },
		];
	}
	return (options ?? []).map(({ key, html }) => ({ key, mark: key, html }));
}

/** The value after an option was pressed. Several choices stay in the order of the options. */
export function choose(question: AnswerQuestion, value: AnswerValue, key: string): string[] {
	if (question.type !== 'multiple') return [key];
	const chosen = value.includes(key) ? value.filter((each) => each !== key) : [...value, key];
	return optionsOf(question)
		.map((option) => option.key)
		.filter((each) => chosen.includes(each));
}

/** The option that a key of the keyboard means: its letter or its number; null for none. */
export function optionOfKey(question: AnswerQuestion, pressed: string): string | null {
	const options = optionsOf(question);
	const index = /^[1-9]$/.test(pressed) ? Number(pressed) - 1 : options.findIndex(({ key }) => key === pressed.toUpperCase());
	return options[index]?.key ?? null;
}

/** How an option is marked: `chosen` as long as the right answer is not shown. */
export function verdictOf(
	key: string,
	value: AnswerValue,
	rightKeys: readonly string[] | undefined,
): 'right' | 'wrong' | 'chosen' | undefined {
	if (rightKeys?.includes(key)) return 'right';
	if (!value.includes(key)) return undefined;
	return rightKeys ? 'wrong' : 'chosen';
}

export const blankCount = ({ blanks = 1 }: AnswerQuestion): number => Math.max(1, blanks);

/** The value after text was typed into a blank; empty when all blanks are. */
export function fillBlank(question: AnswerQuestion, value: AnswerValue, index: number, text: string): string[] {
	const parts = Array.from({ length: blankCount(question) }, (_item, at) => (at === index ? text : (value[at] ?? '')));
	return parts.every((part) => part === '') ? [] : parts;
}

/** An answer in words: the letters of options, the parts of a blank, the lines of a program; '' for none. */
export function answerText(question: AnswerQuestion, value: AnswerValue): string {
	if (question.type === 'program') return programWords(value.slice(1).join('\n'));
	if (question.type === 'parsons') return programText(question, value);
	const marks = new Map(optionsOf(question).map(({ key, mark }) => [key, mark]));
	return value.map((part) => marks.get(part) ?? part).join(question.type === 'blank' ? '；' : '、');
}

/** The Python of a program of blocks. Blocks that hang on no start have none. */
function programWords(code: string): string {
	const python = pythonIn(code);
	return hasBlocks(code) && python === '' ? '（积木没有接在“开始”下面）' : python;
}
