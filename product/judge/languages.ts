/** Client-side data of the judge's languages, matched by the names in the problem. Unknown languages are edited as plain text. */
import { BLOCKS, judgedAs, needsBlocks, PROJECTS } from '#app/blocks/block-language.ts';
import type { ProblemInfo } from './api-types.ts';

export type EditorLanguage = 'blocks' | 'c' | 'cpp' | 'python' | 'java' | 'javascript' | 'go' | 'text';

interface Family {
	names: RegExp;
	editor: EditorLanguage;
	files: readonly string[];
	template: string;
}

const CPP = '#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n';
const C = '#include <stdio.h>\n\nint main() {\n    \n    return 0;\n}\n';
const JAVA =
	'import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n        \n    }\n}\n';
const GO = 'package main\n\nimport "fmt"\n\nfunc main() {\n    \n}\n';

const FAMILIES: readonly Family[] = [
	{ names: /^图形化$/, editor: 'blocks', files: ['.py', ...PROJECTS], template: '' },
	{ names: /^C\+\+/, editor: 'cpp', files: ['.cpp', '.cc', '.cxx', '.h'], template: CPP },
	{ names: /^C( |$)/, editor: 'c', files: ['.c', '.h'], template: C },
	{ names: /^(Python|PyPy)/, editor: 'python', files: ['.py'], template: '' },
	{ names: /^Java$/, editor: 'java', files: ['.java'], template: JAVA },
	{ names: /^JavaScript/, editor: 'javascript', files: ['.js', '.mjs'], template: '' },
	{ names: /^Golang$/, editor: 'go', files: ['.go'], template: GO },
];

const OTHER: Family = { names: /^/, editor: 'text', files: [], template: '' };

export const familyOf = (language: string): Family => FAMILIES.find(({ names }) => names.test(language)) ?? OTHER;

/** The languages of a problem, blocks first. A judge that says nothing of blocks takes them as the Python that they mean. */
export function languagesOf({ problem: { blocks }, languages }: ProblemInfo): readonly string[] {
	if (blocks === null || !languages.includes(judgedAs(BLOCKS))) return languages;
	return needsBlocks(blocks) ? [BLOCKS] : [BLOCKS, ...languages];
}

/** Maximum program length of the judge, in UTF-16 code units. */
const LONGEST = 65_535;
const SHORTEST = 50;

/** The judge requires 50 characters, except in these concise languages. */
const MAY_BE_SHORT = /图形化|Py|PHP|Ruby|Rust|JavaScript/;

/** Why the judge would reject this program; null if it would not. */
export function programProblem(code: string, language: string): string | null {
	if (code.trim() === '') return '还没有写程序';
	if (code.length > LONGEST) return `程序太长了：${code.length} 个字符，最多 ${LONGEST} 个`;
	if (code.length < SHORTEST && !MAY_BE_SHORT.test(language)) return `程序太短了：至少 ${SHORTEST} 个字符`;
	return null;
}

/** Maximum input length of a trial run, in UTF-16 code units. */
const LONGEST_INPUT = 1000;

/** Why the judge would reject this input; null if it would not. */
export const inputProblem = (input: string): string | null =>
	input.length > LONGEST_INPUT ? `输入太长了：${input.length} 个字符，最多 ${LONGEST_INPUT} 个` : null;

/** Limits apply to C and C++; other languages get twice the time and memory. */
export const limitFactor = (language: string): number => (/^C(\+\+)?( |$)/.test(language) ? 1 : 2);
