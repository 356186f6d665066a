import { VERDICT } from './verdicts.ts';

/** White space at the ends of lines and of the text does not count. */
const trimEnds = (text: string): string =>
	text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trimEnd())
		.join('\n')
		.trimEnd();

export const sameText = (left: string, right: string): boolean => trimEnds(left) === trimEnds(right);

/** `exact`: white space at the ends counts as well, and where it alone is wrong that is a matter of presentation. */
export function compare(output: string, expected: string, exact: boolean): number {
	if (exact && output === expected) return VERDICT.accepted;
	if (!sameText(output, expected)) return VERDICT.wrong;
	return exact ? VERDICT.presentation : VERDICT.accepted;
}
