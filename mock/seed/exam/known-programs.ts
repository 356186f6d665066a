import type { ProgramRow } from '#mock/operations/judge/rows.ts';
import { VERDICT } from '#mock/operations/judge/verdicts.ts';
import type { SeedRows } from '#mock/seed.ts';
import type { Row } from '#mock/store.ts';
import { wrongOutputs } from './wrong-outputs.ts';

interface ReferenceRow extends Row {
	problemId: string;
	language: string;
	right: boolean;
	code: string;
}

/** How a program is spoilt so that its end is certain whatever its input. */
const FAULTS: Readonly<Record<string, { spoil(code: string): string; status: number; note: string }>> = {
	tle: {
		spoil: (code) => `i = 0\nwhile i < 10:\n    i = i - 1\n${code}`,
		status: VERDICT.timeLimit,
		note: '运行时间超过限制',
	},
	re: {
		spoil: (code) => `${code}a = []\nprint(a[0])\n`,
		status: VERDICT.runtimeError,
		note: 'IndexError: list index out of range（退出码 1）',
	},
	ole: {
		spoil: (code) => `while True:\n    print("robot")\n${code}`,
		status: VERDICT.runtimeError,
		note: 'Output Limit Exceeded：输出太多',
	},
	mle: {
		spoil: (code) => `a = [0] * 100000000\n${code}`,
		status: VERDICT.memoryLimit,
		note: '占用内存超过限制',
	},
};

/** Programs whose results are certain: the written ones and spoilt copies of the right ones. */
export function expandPrograms(rows: SeedRows): ProgramRow[] {
	const written = (rows['reference-programs'] ?? []) as readonly ReferenceRow[];
	return written.flatMap((reference) => [knownOf(reference), ...(reference.right ? spoiltOf(reference) : [])]);
}

function knownOf({ id, problemId, language, right, code }: ReferenceRow): ProgramRow {
	const known = { id, problemId, language, code };
	if (right) return known;
	const outputs = wrongOutputs[problemId];
	if (!outputs) throw new Error(`Nothing is known of the program ${id}: add its outputs to mock/seed/exam/wrong-outputs.ts.`);
	return { ...known, outputs };
}

function spoiltOf(reference: ReferenceRow): ProgramRow[] {
	if (reference.language === 'Python3') return spoiltPython(reference);
	return reference.language === 'C++' ? [withoutSemicolon(reference)] : [];
}

function spoiltPython({ problemId, language, code }: ReferenceRow): ProgramRow[] {
	const faults = Object.entries(FAULTS).map(([name, { spoil, status, note }]) => ({
		id: `${problemId}.${name}.python`,
		problemId,
		language,
		code: spoil(code),
		fault: { status, note },
	}));
	const unclosed = `${code.trimEnd()}\nprint("ok"\n`;
	const line = unclosed.trimEnd().split('\n').length;
	const compileMessage = `  File "main.py", line ${line}\n    print("ok"\n         ^\nSyntaxError: '(' was never closed`;
	return [{ id: `${problemId}.ce.python`, problemId, language, code: unclosed, compileMessage }, ...faults];
}

function withoutSemicolon({ problemId, language, code }: ReferenceRow): ProgramRow {
	const start = code.lastIndexOf('return 0;');
	const spoilt = `${code.slice(0, start)}return 0${code.slice(start + 'return 0;'.length)}`;
	const before = code.slice(0, start).split('\n');
	const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 'return 0'.length + 1}`;
	const compileMessage = `main.cpp: In function 'int main()':\nmain.cpp:${place}: error: expected ';' before '}' token`;
	return { id: `${problemId}.ce.cpp`, problemId, language, code: spoilt, compileMessage };
}
