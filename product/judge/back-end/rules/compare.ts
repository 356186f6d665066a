import { VERDICT } from './verdicts.ts';

const trimEnds = (text: string): string =>
	text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trimEnd())
		.join('\n')
		.trimEnd();

export const sameText = (left: string, right: string): boolean => trimEnds(left) === trimEnds(right);

/** With `exact`, trailing white space counts; a difference in it alone is a presentation error. */
export function compare(output: string, expected: string, exact: boolean): number {
	if (exact && output === expected) return VERDICT.accepted;
	if (!sameText(output, expected)) return VERDICT.wrong;
	return exact ? VERDICT.presentation : VERDICT.accepted;
}
