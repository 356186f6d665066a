import type { Context, Handler } from '#mock/handler.ts';
import { createRandom } from '#mock/store/random.ts';
import { authorOf, checkProgram, enforceRateLimit } from './checks.ts';
import { runLater } from './judge-later.ts';
import { problemOr } from './lookup.ts';
import type { TestRunRow } from './rows.ts';

type HandlerContext = Context<'judge.submitProblemTestJudge'>;

const WAITS_MS = 600_000;
const LONGEST_INPUT = 1000;

export const submitProblemTestJudge: Handler<'judge.submitProblemTestJudge'> = (context) => {
	const { db, input } = context;
	const userId = authorOf(context);
	enforceRateLimit(context, 'test');
	checkProgram(context, input);
	checkTest(context);
	const problem = problemOr(400, context, `P${input.pid}`);
	const key = newKey(context);
	const { language, code, userInput, expectedOutput = null } = input;
	const question = { problemId: problem.id, language, code, userInput, expectedOutput };
	runLater(context, db.insert<TestRunRow>('test-runs', { id: key, userId, question, endsAt: context.now() + WAITS_MS, result: null }));
	return key;
};

function checkTest(context: HandlerContext): void {
	const { type, userInput } = context.input;
	if (!['public', 'contest', 'group'].includes(type)) context.fail(400, '在线调试的类型错误！');
	if (userInput === '') context.fail(400, '在线调试的输入数据不能为空！');
	if (userInput.length > LONGEST_INPUT) context.fail(400, `在线调试的输入数据字符长度请不超过 ${LONGEST_INPUT}！`);
}

/** Looks random like the judge's keys, but is deterministic. */
function newKey(context: HandlerContext): string {
	const random = createRandom(context.newId('test-run'));
	const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
	return `TEST_JUDGE_${digits.join('')}`;
}
