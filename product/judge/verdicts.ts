/** Status codes of the judge that the client distinguishes. Their labels are in the dictionary `verdict`. */
import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import type { Label } from '#src/ui/badge.tsx';

export const VERDICT = {
	accepted: 0,
	timeLimit: 1,
	memoryLimit: 2,
	runtimeError: 3,
	wrongAnswer: -1,
	compileError: -2,
	presentationError: -3,
	skipped: -4,
	systemError: 4,
	pending: 5,
	compiling: 6,
	judging: 7,
	notSubmitted: 10,
} as const;

const RUNNING: readonly number[] = [VERDICT.pending, VERDICT.compiling, VERDICT.judging];

export const isFinal = (status: number): boolean => !RUNNING.includes(status);

export function verdictLabel(status: number | null | undefined, dictionaries: Dictionaries): Label {
	const entry = dictionaries.find('verdict', String(status));
	return entry ? { label: entry.label, tone: entry.tone } : { label: `未知结果（${status ?? '无'}）`, tone: 'mute' };
}

/** Statuses without a run, whose error message is written for students. Other messages are internal. */
const EXPLAINED: readonly number[] = [VERDICT.compileError, VERDICT.systemError, VERDICT.notSubmitted];

export const reasonOf = ({ status, errorMessage }: { status: number; errorMessage?: string | null }): string | null =>
	EXPLAINED.includes(status) && errorMessage ? errorMessage : null;

const ADVICE: Readonly<Record<number, string>> = {
	[VERDICT.wrongAnswer]: '程序能运行，但输出与答案不同：再读一遍题目，试试最大、最小这样的特殊输入。',
	[VERDICT.presentationError]: '答案对了，格式不对：看看空格与换行是不是和题目要求的一样。',
	[VERDICT.compileError]: '程序还没有运行：从下面第一条错误看起，改好再交。',
	[VERDICT.timeLimit]: '到了时限程序还没有结束：看看循环会不会停下来，或者想一个更快的做法。',
	[VERDICT.memoryLimit]: '用的内存太多了：看看数组是不是开得太大，或者一直在变大。',
	[VERDICT.runtimeError]: '程序运行到一半出错了，没有运行完。',
};

export const adviceOf = (status: number): string | null => ADVICE[status] ?? null;

/** A site may define more levels than the dictionary. */
export function difficultyLabel(difficulty: number | null | undefined, dictionaries: Dictionaries): Label {
	const entry = dictionaries.find('problem_difficulty', String(difficulty));
	if (entry) return { label: entry.label, tone: entry.tone };
	return { label: typeof difficulty === 'number' ? `难度 ${difficulty}` : '难度未定', tone: 'mute' };
}
