import type { Handler } from '#mock/handler.ts';
import { runLater } from './judge-later.ts';
import type { TestResult, TestRunRow } from './rows.ts';
import { VERDICT } from './rules/verdicts.ts';

const WAITING: TestResult = {
	status: VERDICT.pending,
	time: null,
	memory: null,
	userInput: null,
	userOutput: null,
	expectedOutput: null,
	stderr: null,
	problemJudgeMode: null,
};

/** Returns a finished result once; the key becomes invalid then, or a minute after the result is ready. */
export const getTestJudgeResult: Handler<'judge.getTestJudgeResult'> = (context) => {
	const { db, input } = context;
	const run = db.find<TestRunRow>('test-runs', input.testJudgeKey);
	const over = !run || context.now() > run.endsAt;
	if (run && !run.result && !over) {
		runLater(context, run);
		return WAITING;
	}
	if (run) db.remove('test-runs', run.id);
	if (!run?.result || over) return context.fail(400, '查询错误！当前在线调试任务不存在！');
	return run.result;
};
