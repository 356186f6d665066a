/** How the simulated teacher marks homework: by what was handed in only, so that the same work always gets the same mark. */
import { hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import type { HomeworkRow, RubricRow, SubmissionRow } from '../rows.ts';
import { shareScore } from './share-score.ts';

export type HomeworkMark =
	| { state: 'marked'; score: number; rubric: RubricRow[]; comment: string }
	| { state: 'returned'; comment: string };

type Task = Pick<HomeworkRow, 'accept' | 'rubric' | 'dueAt' | 'cutoffAt' | 'maxAttempts' | 'latePercent'>;
type Work = Pick<SubmissionRow, 'attempt' | 'text' | 'code' | 'link' | 'files' | 'submittedAt' | 'late'>;

const DAY = 86_400_000;
const MIN_CHARACTERS = 20;
/** Of a program; each block that does something is a line of its Python. */
const MIN_LINES = 3;
const FULL_MARK = 96;
/** Points less for each time that the work was returned. */
const RETURN_COST = 4;
const FAULTY_MARK = 60;

/**
 * Returns work with a fault if it can still be handed in again at `now`; otherwise marks what there is.
 *
 * @param before the work as it was last returned
 */
export function markHomework(task: Task, work: Work, before: Work | undefined, now: number): HomeworkMark {
	const fault = faultOf(task, work, before);
	const again = (task.maxAttempts === 0 || work.attempt < task.maxAttempts) && now < Date.parse(task.cutoffAt);
	if (fault && again) return { state: 'returned', comment: `${fault}，改好以后再交一次。` };
	const mark = fault ? FAULTY_MARK : FULL_MARK - RETURN_COST * (work.attempt - 1);
	const score = Math.max(0, mark - latePoints(task, work));
	return { state: 'marked', score, rubric: shareScore(task.rubric, score), comment: commentOf(fault, before !== undefined) };
}

function commentOf(fault: string | null, improved: boolean): string {
	if (fault) return `${fault}。不能再交了，先按交上来的内容给分。`;
	return improved ? '照着意见改好了，这次每一项都做到了。' : '要求的每一项都做到了，写得也清楚，继续保持。';
}

/** Names what the work lacks, in the teacher's words; null if it is complete. */
function faultOf({ accept }: Task, work: Work, before: Work | undefined): string | null {
	const { text = '', code = '', link, files } = work;
	if (before && sameWork(work, before)) return '这次交的和上次一样，还没有按意见改';
	const empty = files.find(({ bytes }) => bytes === 0);
	if (empty) return `「${empty.name}」是空的，打不开`;
	const [main] = accept;
	if (main === 'image' && files.length === 0) return '没有看到照片';
	if (main === 'file' && files.length === 0 && !link) return accept.includes('link') ? '没有看到作品的文件或链接' : '没有看到要交的文件';
	const programFault = accept.includes('code') ? faultOfProgram(code) : null;
	if (programFault) return programFault;
	const characters = [...text.replace(/\s/g, '')].length;
	if (main === 'text' && characters < MIN_CHARACTERS)
		return `只写了 ${characters} 个字，请把想法和做法写清楚（至少 ${MIN_CHARACTERS} 个字）`;
	return null;
}

function faultOfProgram(code: string): string | null {
	const isOfBlocks = hasBlocks(code);
	const lines = pythonIn(code)
		.split('\n')
		.filter((line) => line.trim()).length;
	if (lines === 0) return isOfBlocks ? '积木没有接在“开始”下面，程序什么也没有做' : '没有看到程序';
	if (lines >= MIN_LINES) return null;
	return `程序只有${isOfBlocks ? '一两块积木' : ` ${lines} 行`}，还没有做到要求的每一项`;
}

const sameWork = (one: Work, other: Work): boolean => contentOf(one) === contentOf(other);

const contentOf = ({ text = '', code = '', link = '', files }: Work): string =>
	JSON.stringify([text.trim(), pythonIn(code).trim(), link, files.map(({ name, bytes }) => [name, bytes])]);

function latePoints({ dueAt, latePercent }: Task, { late, submittedAt }: Work): number {
	if (!late || !submittedAt) return 0;
	return latePercent * Math.ceil((Date.parse(submittedAt) - Date.parse(dueAt)) / DAY);
}
