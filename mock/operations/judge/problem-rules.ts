import type { JudgeCaseRow, ProblemRow } from './rows.ts';

export const LANGUAGES = ['Python3', 'C++', 'JavaScript V8'] as const;
export const TIME_LIMIT_MS = 1000;
export const MEMORY_LIMIT_MB = 64;
export const FULL_SCORE = 100;

const DIFFICULTIES: Readonly<Record<string, number>> = { 入门: 0, '普及-': 1, 普及: 1, 提高: 2 };
/** Problems of these levels give points for a part of the cases. */
const SCORED = new Set(['普及', '提高']);

export const difficultyOf = (problem: ProblemRow): number => DIFFICULTIES[problem.level] ?? 1;
export const isScored = (problem: ProblemRow): boolean => SCORED.has(problem.level);
/** The hardest level keeps the results of its cases to itself. */
export const showsCases = (problem: ProblemRow): boolean => problem.level !== '提高';
/** P1001 → 1001. */
export const pidOf = (problem: ProblemRow): number => Number(problem.id.slice(1));

/** The limits shown are those of C and C++; all other languages get twice as much. */
export const limitFactor = (language: string): number => (/^C(\+\+)?( |$)/.test(language) ? 1 : 2);

/** Points of one case: evenly split, the last one takes what remains. */
export function casePoints(count: number, index: number): number {
	const each = Math.floor(FULL_SCORE / count);
	return index === count - 1 ? FULL_SCORE - each * (count - 1) : each;
}

/** The judge's own notation: glued together, not escaped. */
export function examplesOf(cases: readonly JudgeCaseRow[]): string {
	return cases
		.filter((each) => each.sample)
		.map((each) => `<input>${each.in.trimEnd()}</input><output>${each.out.trimEnd()}</output>`)
		.join('');
}

export const codeTemplates: Readonly<Record<string, string>> = {
	Python3: '# 用 input() 读入一行，用 print() 输出\n',
	'C++': '#include <iostream>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n',
	'JavaScript V8': '// read() 读入全部输入，print() 输出一行\nconst text = read();\n',
};
