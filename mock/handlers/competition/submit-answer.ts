import type { DataOf } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';
import { judgeNow } from '#mock/handlers/judge/judge-later.ts';
import { problemOr } from '#mock/handlers/judge/lookup.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { TaskAnswerRow, TaskRow } from '#mock/rows/competition.ts';
import { VERDICT } from '#mock/rules/judge/verdicts.ts';
import { allowedActions } from './allowed-actions.ts';
import type { Entry } from './entries.ts';
import { answerView } from './own-entry-view.ts';
import { recordAnswer } from './scoreboard.ts';

type Submitting = Context<'main.competitionSubmit'>;
type Receipt = DataOf<'main.competitionSubmit'>;

export async function submitAnswer(context: Submitting, viewer: Viewer, entry: Entry): Promise<Receipt> {
	const { db, input } = context;
	const id = `${viewer.user.id}.${input.taskId}`;
	const findRepeated = (): TaskAnswerRow | undefined => {
		const row = db.find<TaskAnswerRow>('competition-answers', id);
		return input.requestKey && row?.requestKeys.includes(input.requestKey) ? row : undefined;
	};
	const before = findRepeated();
	if (before) return receiptOf(before);
	if (!allowedActions(viewer, entry).answer) context.fail(409, '现在不能作答：须在比赛进行中，并且报名已通过');
	const task = entry.competition.tasks.find((row) => row.id === input.taskId) ?? context.fail(404, '没有这道赛题');
	const judged = await judge(context, task);
	// The same answer may have been submitted again while it was being judged.
	const meanwhile = findRepeated();
	if (meanwhile) return receiptOf(meanwhile);
	const last = db.find<TaskAnswerRow>('competition-answers', id);
	const fields = {
		...judged,
		// Attempts after a correct answer do not count.
		solved: judged.solved || (last?.solved ?? false),
		score: judged.solved ? task.score : (last?.score ?? 0),
		tries: (last?.tries ?? 0) + 1,
		at: context.isoNow(),
		requestKeys: [...(last?.requestKeys ?? []), ...(input.requestKey ? [input.requestKey] : [])],
	};
	const whose = { id, competitionId: entry.competition.id, userId: viewer.user.id, taskId: task.id };
	if (!last?.solved) recordAnswer(viewer, entry, { taskId: task.id, solved: fields.solved, score: fields.score });
	const row = last
		? db.update<TaskAnswerRow>('competition-answers', id, fields)
		: db.insert<TaskAnswerRow>('competition-answers', { ...whose, ...fields });
	return receiptOf(row, judged.solved);
}

type Judged = Pick<TaskAnswerRow, 'solved' | 'verdict' | 'value' | 'language' | 'code'>;

async function judge(context: Submitting, task: TaskRow): Promise<Judged> {
	const { value, code, language } = context.input;
	if (task.question) {
		if (!value?.some((part) => part.trim())) return context.fail(400, '请先作答');
		const right = task.key ?? [];
		return { value, solved: value.length === right.length && right.every((part, index) => part === value[index]?.trim()) };
	}
	if (!code?.trim()) return context.fail(400, '请先写程序');
	if (!language) return context.fail(400, '请选择语言');
	const verdict = await judgeNow(context, problemOr(404, context, task.problemId ?? ''), { language, code });
	return { code, language, solved: verdict === VERDICT.accepted, verdict };
}

function receiptOf(row: TaskAnswerRow, solved = row.solved): Receipt {
	const text = solved
		? '通过了，真棒！'
		: row.verdict === VERDICT.systemError
			? '判题机没有判成这次提交，换一种语言或稍后再试'
			: '还没有通过，再检查一下';
	return { id: `${row.id}-${row.tries}`, kind: 'answer', at: row.at, text, work: null, answer: answerView(row) };
}
