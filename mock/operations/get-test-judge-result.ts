import type { Handler } from '#mock/handler.ts';
import { rotateToken } from './judge/judge-access.ts';
import { KEPT_MS, RUN_MS, type TestRunRow } from './judge/test-run.ts';
import { VERDICT } from './judge/verdicts.ts';

const SHOWN = 1000;

/** A finished result is deleted by the first read. */
export const getTestJudgeResult: Handler<'judge.getTestJudgeResult'> = (context) => {
	const { input, db, now, fail } = context;
	rotateToken(context);
	const run = db.find<TestRunRow>('test-runs', input.testJudgeKey);
	if (!run) return fail(400, '查询错误！当前在线调试任务不存在！');
	const age = now() - run.at;
	if (age < RUN_MS)
		return {
			status: VERDICT.pending,
			time: null,
			memory: null,
			userInput: null,
			userOutput: null,
			expectedOutput: null,
			stderr: null,
			problemJudgeMode: null,
		};
	db.remove('test-runs', run.id);
	if (age > RUN_MS + KEPT_MS) return fail(400, '查询错误！当前在线调试任务不存在！');
	const { status, time, memory, userInput, userOutput, expectedOutput, stderr } = run;
	const cut = userOutput !== null && userOutput.length > SHOWN ? `${userOutput.slice(0, SHOWN)}...` : userOutput;
	return { status, time, memory, userInput, userOutput: cut, expectedOutput, stderr, problemJudgeMode: 'default' };
};
