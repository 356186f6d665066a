/** The judge accepts one test per eight seconds and user, counted from when it handles the request. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProblemInfo } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { HttpError } from '#src/http/result.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const LOCK_MS = 8000;
const PROGRAM = 'print(int(input()) + int(input()))';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const examples = [1, 2, 3].map((n) => `<input>${n}</input><output>${n}</output>`).join('');
const counts = { pid: 7, total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
const info = {
	problem: { id: 7, problemId: 'X-7', title: '求和', type: 0, timeLimit: 1000, memoryLimit: 64, examples },
	tags: [],
	languages: ['Python3'],
	problemCount: counts,
	codeTemplate: {},
} as unknown as ProblemInfo;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A judge whose requests take a while to arrive, each a different time, and whose answers take a while to come back. */
function createJudge(arrivals: readonly number[], refusal = '对不起，您使用在线调试过于频繁，请稍后再尝试！') {
	const handled: { input: unknown; code: unknown }[] = [];
	const shown: string[] = [];
	const refusals = { count: 0 };
	let lockedUntil = 0;
	let sent = 0;
	const call = fakeCall(async (operation, input, options) => {
		if (operation === 'judge.getTestJudgeResult') return { ok: true, data: { status: 0, userOutput: '1' } };
		await pause(arrivals[sent++] ?? 0);
		const locked = performance.now() < lockedUntil;
		if (!locked) {
			lockedUntil = performance.now() + LOCK_MS;
			handled.push({ input: input.userInput, code: input.code });
		}
		await pause(300);
		if (!locked) return { ok: true, data: operation === 'judge.submitProblemJudge' ? null : 'TEST_JUDGE_1' };
		refusals.count += 1;
		const error = new HttpError({ kind: 'business', code: 403, message: refusal });
		if (!options?.takes?.(error)) shown.push(error.message);
		return { ok: false, error };
	});
	const takeLock = (): void => {
		lockedUntil = performance.now() + LOCK_MS;
	};
	const warn = (text: string): void => void shown.push(text);
	const workbench = createWorkbench({
		info,
		call,
		programs: createProgramStore(memoryStorage(), 'u', 'X-7', Date.now),
		warn,
		cooldown: LOCK_MS,
		now: Date.now,
	});
	workbench.edit(PROGRAM);
	return { workbench, handled, shown, refusals, takeLock };
}

const phases = ({ workbench }: ReturnType<typeof createJudge>): string[] => workbench.state.trials.map(({ phase }) => phase);

test('all examples run in one turn when a slow request is followed by a fast one', async () => {
	const judge = createJudge([900, 0, 500]);
	const run = judge.workbench.runExamples();
	await vi.advanceTimersByTimeAsync(4000);
	judge.workbench.edit(`${PROGRAM} # typed meanwhile`);
	await vi.advanceTimersByTimeAsync(60_000);
	await run;
	expect(phases(judge)).toEqual(['done', 'done', 'done']);
	expect(judge.handled).toEqual(['1', '2', '3'].map((input) => ({ input, code: PROGRAM })));
	expect([judge.shown, judge.refusals.count]).toEqual([[], 0]);
});

test('a refusal by the lock shows the trial as cooling down, and the trial runs after the lock', async () => {
	const judge = createJudge([]);
	judge.takeLock();
	const run = judge.workbench.runInput();
	await vi.advanceTimersByTimeAsync(1000);
	expect(phases(judge)).toEqual(['cooling']);
	await vi.advanceTimersByTimeAsync(60_000);
	await run;
	expect(phases(judge)).toEqual(['done']);
	expect(judge.shown).toEqual([]);
});

test('a refusal for another reason is a failure with its message, and ends the turn', async () => {
	const judge = createJudge([], '对不起，您没有提交的权限！');
	judge.takeLock();
	const run = judge.workbench.runExamples();
	await vi.advanceTimersByTimeAsync(1000);
	await run;
	expect(phases(judge)).toEqual(['failed']);
	expect(judge.shown).toEqual(['对不起，您没有提交的权限！']);
});

test('a submission that the lock refuses asks to wait, and is no failure', async () => {
	const judge = createJudge([]);
	judge.takeLock();
	const submit = judge.workbench.submit();
	await vi.advanceTimersByTimeAsync(1000);
	await submit;
	expect(judge.workbench.state.submission.phase).toBe('idle');
	expect(judge.shown).toEqual(['刚刚交过一次，判题机要歇几秒，等一会儿再交']);
	expect(judge.workbench.state.submitAgainAt).toBeGreaterThan(performance.now());
});

test('an input over 1000 characters is not sent, and the message says why', async () => {
	const judge = createJudge([]);
	judge.workbench.state.input = '1'.repeat(1001);
	await judge.workbench.runInput();
	expect(judge.shown).toEqual(['输入太长了：1001 个字符，最多 1000 个']);
	expect(judge.handled).toEqual([]);
});

test('a workbench with a place of its own to submit to sends nothing to the list of the judge', async () => {
	const calls: string[] = [];
	const taken: unknown[] = [];
	const workbench = createWorkbench({
		info,
		call: async (operation) => {
			calls.push(operation);
			return { ok: true, data: null };
		},
		programs: createProgramStore(memoryStorage(), 'u', 'X-7', Date.now),
		warn: () => undefined,
		cooldown: LOCK_MS,
		now: Date.now,
		apart: true,
		submitTo: async (program) => void taken.push(program),
	});
	expect([workbench.apart, workbench.submits]).toEqual([true, true]);
	workbench.edit(PROGRAM);
	await Promise.all([workbench.submit(), workbench.submit()]);
	expect(taken).toEqual([{ language: 'Python3', code: PROGRAM }]);
	expect(calls).toEqual([]);
	expect(workbench.state.submission.phase).toBe('idle');
	// The interval between two submissions holds here, too.
	await workbench.submit();
	expect(taken).toHaveLength(1);
	vi.advanceTimersByTime(LOCK_MS);
	await workbench.submit();
	expect(taken).toHaveLength(2);
});

test('a workbench apart from practice with no place to submit to submits nothing', async () => {
	const calls: string[] = [];
	const workbench = createWorkbench({
		info,
		call: async (operation) => {
			calls.push(operation);
			return { ok: true, data: null };
		},
		programs: createProgramStore(memoryStorage(), 'u', 'X-7', Date.now),
		warn: () => undefined,
		cooldown: LOCK_MS,
		now: Date.now,
		apart: true,
	});
	workbench.edit(PROGRAM);
	await workbench.submit();
	expect([workbench.submits, calls, workbench.state.submission.phase]).toEqual([false, [], 'idle']);
});
