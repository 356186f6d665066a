import { optionsOf } from '#src/ui/answer-fields/answer-options.ts';
import type { PaperItem } from './api-types.ts';

/** An answer as text: the letters of options, the parts of a blank, the lines of a program. */
export function shownValue(question: PaperItem['question'], value: readonly string[]): string {
	if (value.length === 0) return '（没有作答）';
	if (question.type === 'program') return value.slice(1).join('\n');
	const marks = new Map(optionsOf(question).map(({ key, mark }) => [key, mark]));
	return value.map((part) => marks.get(part) ?? part).join('；');
}
