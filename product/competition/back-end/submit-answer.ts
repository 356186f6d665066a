import type { Viewer } from '#app/account/back-end/viewer.ts';
import { judgedAs } from '#app/blocks/block-language.ts';
import { compareTyped } from '#app/exam/back-end/rules/typed-answer.ts';
import { judgeNow } from '#app/judge/back-end/judge-later.ts';
import { problemOr } from '#app/judge/back-end/lookup.ts';
import { FULL_SCORE } from '#app/judge/back-end/rules/problem-rules.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Context } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import type { Entry } from './entries.ts';
import { isKeptBack, isOnce } from './held-back.ts';
import type { TaskAnswerRow, TaskRow } from './rows.ts';
import { recordAnswer } from './scoreboard.ts';
import { answerView } from './tasks.ts';

type Submitting = Context<'main.competitionSubmit'>;
type Receipt = DataOf<'main.competitionSubmit'>;

const CLOSED = '现在不能作答：报名通过的同学，比赛进行中才能作答';

const answerId = (viewer: Viewer, taskId: string | undefined): string => `${viewer.user.id}.${taskId}`;

/** Submits an answer: it is judged, and counts as an attempt. The same request key counts once. */
export async function submitAnswer(context: Submitting, viewer: Viewer, entry: Entry): Promise<Receipt> {
	const { db, input } = context;
	const id = answerId(viewer, input.taskId);
	const findRepeated = (): TaskAnswerRow | undefined => {
		const row = db.find<TaskAnswerRow>('competition-answers', id);
		return input.requestKey && row?.requestKeys.includes(input.requestKey) ? row : undefined;
	};
	const before = findRepeated();
	const task = entry.competition.tasks.find((row) => row.id === input.taskId) ?? context.fail(404, '没有这道赛题');
	if (before) return receiptOf(entry, task, before);
	if (!allowedActions(viewer, entry).answer) context.fail(409, CLOSED);
	refuseTwice(context, entry, task, db.find<TaskAnswerRow>('competition-answers', id));
	const { points, ...judged } = await judge(context, entry, task);
	// The same answer may have been submitted again while it was being judged.
	const meanwhile = findRepeated();
	if (meanwhile) return receiptOf(entry, task, meanwhile);
	const last = db.find<TaskAnswerRow>('competition-answers', id);
	refuseTwice(context, entry, task, last);
	const counts = judged.verdict === undefined || !NOT_COUNTED.includes(judged.verdict);
	const fields = {
		...judged,
		// A correct answer stays one, whatever is tried after it.
		solved: judged.solved || (last?.solved ?? false),
		score: Math.max(points, last?.score ?? 0),
		tries: (last?.tries ?? 0) + (counts ? 1 : 0),
		at: context.isoNow(),
		requestKeys: [...(last?.requestKeys ?? []), ...(input.requestKey ? [input.requestKey] : [])],
	};
	if (counts) recordAnswer(viewer, entry, { taskId: task.id, solved: judged.solved, score: points, ms: judged.ms });
	return receiptOf(entry, task, keepAnswer(viewer, entry, task, fields), judged.solved);
}

/** Saves an objective answer without submitting it: nothing is judged, and it does not count as an attempt. */
export function saveAnswer(
	context: Context<'main.competitionAnswerSave'>,
	viewer: Viewer,
	entry: Entry,
): DataOf<'main.competitionAnswerSave'> {
	const { db, input } = context;
	if (!allowedActions(viewer, entry).answer) context.fail(409, CLOSED);
	const task = entry.competition.tasks.find((row) => row.id === input.taskId) ?? context.fail(404, '没有这道赛题');
	if (!task.question) context.fail(400, '只有客观题可以保存作答');
	refuseTwice(context, entry, task, db.find<TaskAnswerRow>('competition-answers', answerId(viewer, task.id)));
	return answerView(entry, keepAnswer(viewer, entry, task, { saved: { value: input.value, at: context.isoNow() } }));
}

/** The program did not run, so the attempt costs nothing. */
const NOT_COUNTED: readonly number[] = [VERDICT.compileError, VERDICT.systemError];

function refuseTwice(context: RequestContext<unknown>, entry: Entry, task: TaskRow, last: TaskAnswerRow | undefined): void {
	if (last && last.tries > 0 && isOnce(entry, task)) context.fail(409, '这道题已经提交过了，每题只能提交一次');
}

function keepAnswer(viewer: Viewer, { competition }: Entry, task: TaskRow, fields: Partial<TaskAnswerRow>): TaskAnswerRow {
	const { db, user } = viewer;
	const id = answerId(viewer, task.id);
	const none = { id, competitionId: competition.id, userId: user.id, taskId: task.id, tries: 0, solved: false, score: 0, requestKeys: [] };
	return db.upsert<TaskAnswerRow>('competition-answers', { ...(db.find<TaskAnswerRow>('competition-answers', id) ?? none), ...fields });
}

type Judged = Pick<TaskAnswerRow, 'solved' | 'verdict' | 'value' | 'language' | 'code' | 'ms'> & { points: number };

async function judge(context: Submitting, { competition }: Entry, task: TaskRow): Promise<Judged> {
	const { value, code, language } = context.input;
	if (task.stageId) return context.fail(400, '这道题要交作品');
	if (task.question) {
		if (!value?.some((part) => part.trim())) return context.fail(400, '请先作答');
		const right = task.key ?? [];
		const isRight = (part: string, index: number): boolean => compareTyped(value[index] ?? '', [part], task.question?.typing).right;
		const solved = value.length === right.length && right.every(isRight);
		return { value, solved, points: solved ? task.score : 0 };
	}
	if (!code?.trim()) return context.fail(400, '请先写程序');
	if (!language) return context.fail(400, '请选择语言');
	const problem = problemOr(404, context, task.problemId ?? '');
	const { status, score, ms } = await judgeNow(context, problem, { language: judgedAs(language), code });
	const solved = status === VERDICT.accepted;
	// In ICPC a task is solved or not.
	const share = solved ? 1 : competition.rankRule === 'icpc' ? 0 : (score ?? 0) / FULL_SCORE;
	return { code, language, solved, verdict: status, points: Math.floor(task.score * share), ms };
}

function receiptOf(entry: Entry, task: TaskRow, row: TaskAnswerRow, solved = row.solved): Receipt {
	const no = `${entry.competition.code}-${task.no}-${String(row.tries).padStart(3, '0')}`;
	return {
		id: `${row.id}-${row.tries}`,
		no,
		kind: 'answer',
		at: row.at ?? '',
		work: null,
		text: textOf(entry, task, row, solved),
		answer: answerView(entry, row),
	};
}

function textOf(entry: Entry, task: TaskRow, { verdict }: TaskAnswerRow, solved: boolean): string {
	if (isKeptBack(entry, task)) return '已收下，结果在比赛结束后公布';
	if (solved) return '通过了，真棒！';
	if (verdict === VERDICT.systemError) return '判题机没有判成这次提交，换一种语言或稍后再试';
	if (verdict === VERDICT.compileError) return '程序没有编译成功，这次不算次数';
	return '还没有通过，再检查一下';
}
