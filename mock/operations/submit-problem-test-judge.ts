import type { Context, Handler } from '#mock/handler.ts';
import { createRandom } from '#mock/random.ts';
import { checkProgram, takeTurn } from './judge/checks.ts';
import type { TestRunRow } from './judge/rows.ts';
import { findProgram, problemOr404 } from './judge/scene.ts';
import { testResultOf } from './judge/test-run.ts';

type Asking = Context<'judge.submitProblemTestJudge'>;

const RUN_MS = 1200;
const KEPT_MS = 60_000;
const LONGEST_INPUT = 1000;

export const submitProblemTestJudge: Handler<'judge.submitProblemTestJudge'> = (context) => {
	const { db, input } = context;
	const userId = takeTurn(context, 'test');
	checkProgram(context, input);
	checkTest(context);
	const problem = problemOr404(context, `P${input.pid}`);
	const key = newKey(context);
	const program = findProgram(db, problem.id, input.language, input.code);
	const { language, userInput, expectedOutput = null } = input;
	const readyAt = context.now() + RUN_MS;
	const result = testResultOf({ problem, program, language, userInput, expectedOutput, key });
	db.insert<TestRunRow>('test-runs', { id: key, userId, readyAt, endsAt: readyAt + KEPT_MS, result });
	return key;
};

function checkTest(context: Asking): void {
	const { type, userInput } = context.input;
	if (!['public', 'contest', 'group'].includes(type)) context.fail(400, '在线调试的类型错误！');
	if (userInput === '') context.fail(400, '在线调试的输入数据不能为空！');
	if (userInput.length > LONGEST_INPUT) context.fail(400, `在线调试的输入数据字符长度请不超过 ${LONGEST_INPUT}！`);
}

/** Looks drawn by lot, as the judge's own, but is the same one in each run. */
function newKey(context: Asking): string {
	const random = createRandom(context.newId('test-run'));
	const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
	return `TEST_JUDGE_${digits.join('')}`;
}
