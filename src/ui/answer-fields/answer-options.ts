/** Rules of answers, for exams and practice. Pure. */
import * as texts from '#generated/messages/ui/answers.ts';

export interface AnswerQuestion {
	id: string;
	type: 'single' | 'multiple' | 'judge' | 'blank' | 'short' | 'program';
	options?: readonly { key: string; html: string }[];
	/** Count of blanks. */
	blanks?: number;
}

/** Option keys, `right` or `wrong`, one text per blank, or one text. Empty without an answer. */
export type AnswerValue = readonly string[];

/** Options as keys and their HTML; true/false questions have fixed ones. */
export function optionsOf({ type, options }: AnswerQuestion): { key: string; mark: string; html: string }[] {
	if (type === 'judge') {
		return [
			{ key: 'right', mark: texts.rightMark, html: texts.right },
			{ key: 'wrong', mark: texts.wrongMark, html: texts.wrong },
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

export const blankCount = ({ blanks = 1 }: AnswerQuestion): number => Math.max(1, blanks);

/** The value after text was typed into a blank; empty when all blanks are. */
export function fillBlank(question: AnswerQuestion, value: AnswerValue, index: number, text: string): string[] {
	const parts = Array.from({ length: blankCount(question) }, (_item, at) => (at === index ? text : (value[at] ?? '')));
	return parts.every((part) => part === '') ? [] : parts;
}
