/**
 * The message about a failed case. For a hidden case it names only the kind of failure, because output, errors and exit codes could reveal
 * the input.
 */
import type { RunResult, RunVerdict } from '#engines/runner.ts';
import type { JudgeCaseRow } from '../rows.ts';

export const TIME_LIMIT_NOTE = '运行时间超过限制';
export const MEMORY_LIMIT_NOTE = '占用内存超过限制';
const HIDDEN_NOTE = '程序运行时出错。这组数据不公开，所以不显示出错的内容。';
const OUTPUT_LIMIT_NOTE = '输出超过限制（Output Limit Exceeded）';

const NOTES: Readonly<Partial<Record<RunVerdict, string>>> = {
	TLE: TIME_LIMIT_NOTE,
	MLE: MEMORY_LIMIT_NOTE,
	OLE: OUTPUT_LIMIT_NOTE,
};
const NOTE_LENGTH = 1000;

export function noteOf({ verdict, stderr }: Pick<RunResult, 'verdict' | 'stderr'>, { sample }: JudgeCaseRow): string | null {
	if (verdict === 'OK') return null;
	return NOTES[verdict] ?? (sample ? stderr.slice(-NOTE_LENGTH) : HIDDEN_NOTE);
}
