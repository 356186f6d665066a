import { judgedAs } from '#app/blocks/block-language.ts';
import { type CompileMark, compileMarks } from '../compile-marks.ts';
import { familyOf } from '../languages.ts';
import { C_ERRORS } from './c-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { JAVASCRIPT_ERRORS } from './javascript-errors.ts';
import { PYTHON_ERRORS } from './python-errors.ts';

export interface Explanation {
	/** 1-based; null if the message names no line. */
	line: number | null;
	what: string;
	look: string;
}

/** Later errors often follow from the first. */
const MAX_EXPLAINED = 3;

/** Explains the errors in a message, in their order. Errors without a table entry are left out: a wrong hint is worse than none. */
export function explainErrors(log: string, language: string): Explanation[] {
	const marks = compileMarks(log).filter(({ severity }) => severity === 'error');
	if (marks.length === 0) return explain(log, language, null);
	const lines = new Map(marks.map((mark) => [mark.line, mark]).reverse() as [number, CompileMark][]);
	return [...lines.values()]
		.reverse()
		.flatMap((mark) => explainMark(mark, log, language))
		.slice(0, MAX_EXPLAINED);
}

/** Python and JavaScript report one error with the line of the program around it, compilers report several. */
export const explainMark = ({ line, message }: CompileMark, log: string, language: string): Explanation[] =>
	explain(isCompiled(language) ? message : log, language, line);

function explain(text: string, language: string, line: number | null): Explanation[] {
	for (const { pattern, what, look } of entriesFor(language)) {
		const found = pattern.exec(text);
		if (found) return [{ line, what: filled(what, found), look: filled(look, found) }];
	}
	return [];
}

const isCompiled = (language: string): boolean => ['c', 'cpp'].includes(familyOf(language).editor);

function entriesFor(language: string): readonly ErrorEntry[] {
	const { editor } = familyOf(judgedAs(language));
	if (editor === 'python') return PYTHON_ERRORS;
	if (editor === 'javascript') return JAVASCRIPT_ERRORS;
	return isCompiled(language) ? C_ERRORS : [];
}

const filled = (text: string, found: RegExpExecArray): string => text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
