import type { Handler } from '#mock/handler.ts';
import type { ProblemRow } from '#mock/seed/exam/rows.ts';
import { checkProgram } from './judge/check-program.ts';
import { rotateToken, takeLock } from './judge/judge-access.ts';
import { type TestRunRow, testRunResult } from './judge/test-run.ts';

const MAX_INPUT = 1000;
const TYPES = ['public', 'contest', 'group'];

export const submitProblemTestJudge: Handler<'judge.submitProblemTestJudge'> = (context) => {
	const { input, db, now, fail, newId } = context;
	const user = rotateToken(context);
	if (!takeLock(db, `test.${user.id}`, now())) return fail(403, '对不起，您使用在线调试过于频繁，请稍后再尝试！');
	if (!TYPES.includes(input.type)) return fail(400, '请求参数type错误！');
	if (input.userInput === '') return fail(400, '在线调试的输入数据不能为空！');
	if (input.userInput.length > MAX_INPUT) return fail(400, '在线调试的输入数据字符长度不能超过1000');
	const refusal = checkProgram(input);
	if (refusal) return fail(400, refusal);
	const problem = db.rows<ProblemRow>('judge-problems').find(({ pid }) => pid === input.pid);
	if (!problem) return fail(400, '当前题目不存在！不支持在线调试！');
	const key = testKey(newId('test-run'));
	const { language, code, userInput, expectedOutput = null } = input;
	const result = testRunResult(db, problem, { language, code, userInput, expectedOutput });
	db.insert<TestRunRow>('test-runs', { id: key, userId: user.id, at: now(), userInput, expectedOutput, ...result });
	return key;
};

/** 32 hexadecimal digits that hold the number of the run. */
function testKey(id: string): string {
	const number = Number(id.split('-').at(-1));
	const parts = [1, 7, 31, 127].map((factor) => (Math.imul(number + factor, 2_654_435_761) >>> 0).toString(16).padStart(8, '0'));
	return `TEST_JUDGE_${parts.join('')}`;
}
