import { wrongOutputs } from '#mock/seed/exam/wrong-outputs.ts';
import type { ProblemRow, ProgramRow } from './rows.ts';
import { VERDICT } from './verdicts.ts';

const OUTPUT_FOREVER = 'any.ole.python';

const NOTES: Readonly<Record<number, string>> = {
	[VERDICT.timeLimit]: '运行时间超过限制',
	[VERDICT.memoryLimit]: '占用内存超过限制',
	[VERDICT.runtimeError]: '程序以状态码 1 结束',
};

/** What a stored program printed for a case; the right output where nothing else is stored. */
export function outputOf(problem: ProblemRow, program: ProgramRow, index: number): string {
	const right = problem.cases[index]?.out ?? '';
	return program.right ? right : (wrongOutputs[problem.id]?.[index] ?? right);
}

/** What is said about a case that ended in this way; not the output of the program. */
export const noteOf = (status: number, program: ProgramRow | undefined): string | null =>
	program?.id === OUTPUT_FOREVER ? '输出超过限制（Output Limit Exceeded）' : (NOTES[status] ?? null);

/** The compiler's words; null for a program that it takes. */
export function compileMessageOf(program: ProgramRow): string | null {
	if (program.verdict !== VERDICT.compileError) return null;
	if (program.language === 'C++') return "main.cpp: In function 'int main()':\nmain.cpp:3:26: error: expected ';' before 'cout'\n";
	return `  File "main.py", line 2\n    for i in range(n)\n                     ^\nSyntaxError: expected ':'\n`;
}
