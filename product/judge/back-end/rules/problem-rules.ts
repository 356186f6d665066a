import type { JudgeCaseRow, ProblemRow } from '../rows.ts';

export const LANGUAGES = [
	'C',
	'C With O2',
	'C++',
	'C++ With O2',
	'C++ 17',
	'C++ 17 With O2',
	'C++ 20',
	'C++ 20 With O2',
	'Java',
	'Python3',
	'Python2',
	'PyPy3',
	'PyPy2',
	'Golang',
	'C#',
	'PHP',
	'JavaScript Node',
	'JavaScript V8',
	'Ruby',
	'Rust',
] as const;
export const TIME_LIMIT_MS = 1000;
export const MEMORY_LIMIT_MB = 64;
export const FULL_SCORE = 100;

const DIFFICULTIES: Readonly<Record<string, number>> = { 入门: 0, '普及-': 1, 普及: 1, 提高: 2 };
const SCORED = new Set(['普及', '提高']);

export const difficultyOf = (problem: ProblemRow): number => DIFFICULTIES[problem.level] ?? 1;
export const isScored = (problem: ProblemRow): boolean => SCORED.has(problem.level);
/** Problems of the hardest level hide their case results. */
export const showsCases = (problem: ProblemRow): boolean => problem.level !== '提高';
/** To the judge, a comparison of drawings is a checker of the problem's own. No other judge knows worlds of robots. */
export function judgeModeOf({ drawing, robot }: ProblemRow): string {
	if (robot) return 'robot';
	return drawing ? 'spj' : 'default';
}
export const pidOf = (problem: ProblemRow): number => Number(problem.id.slice(1));

/** Displayed limits apply to C and C++; other languages get twice as much. */
export const limitFactor = (language: string): number => (/^C(\+\+)?( |$)/.test(language) ? 1 : 2);

/** Splits points evenly; the last part gets the remainder. */
export function casePoints(points: number, count: number, index: number): number {
	const each = Math.floor(points / count);
	return index === count - 1 ? points - each * (count - 1) : each;
}

/** The judge's own notation: concatenated without escaping. */
export function examplesOf(cases: readonly JudgeCaseRow[]): string {
	return cases
		.filter((each) => each.sample)
		.map((each) => `<input>${each.in.trimEnd()}</input><output>${each.out.trimEnd()}</output>`)
		.join('');
}

const CPP = '#include <iostream>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n';

/** Only Python draws. */
export const drawingTemplates: Readonly<Record<string, string>> = { Python3: 'import turtle\n\n# 用 input() 读入一行，用海龟画出来\n' };

/** Only Python and blocks drive robots. */
export const robotTemplates: Readonly<Record<string, string>> = { Python3: 'from robot import *\n\n前进(10)\n' };

/** One for each language that can be offered. */
export const codeTemplates: Readonly<Record<string, string>> = {
	Python3: '# 用 input() 读入一行，用 print() 输出\n',
	'C++': CPP,
	'C++ 17': CPP,
	'C++ 20': CPP,
	C: '#include <stdio.h>\n\nint main() {\n    \n    return 0;\n}\n',
	'JavaScript Node': "// 读入全部输入，用 console.log() 输出一行\nconst text = require('fs').readFileSync('/dev/stdin', 'utf8');\n",
	'JavaScript V8': '// read() 读入全部输入，print() 输出一行\nconst text = read();\n',
};
