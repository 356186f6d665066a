/** Responses that break the contract: each caller treats them as missing, and nothing throws. */

import { afterEach, expect, test, vi } from 'vitest';
import type { Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { findNewerProgram } from '#app/judge/newer-program.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { randomProblem } from '#app/judge/random-problem.ts';
import { followSubmission, followTest, sendTest } from '#app/judge/run-programs.ts';
import { HttpError } from '#src/http/result.ts';
import { judgeAnswer } from '#src/operations/whole-answers.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

afterEach(() => vi.useRealTimers());

const ODD: readonly unknown[] = [
	null,
	'text',
	3,
	true,
	[],
	{},
	{ records: null },
	{ records: 'many' },
	{ records: [null, 'row', 3] },
	{ records: {}, total: 'many' },
	{ total: 3, records: null },
	{ submission: null },
	{ submission: 'text' },
	{ submission: {} },
	{ status: null },
];

const problem = { id: 7, problemId: 'X-7', title: '题', type: 1 } as Problem;
const info = { problem, tags: [], languages: ['C'], codeTemplate: {} } as unknown as ProblemInfo;
/** Checks the answer as the app's `call` does. */
const answering = (data: unknown) =>
	fakeCall(async (operation) => {
		const reason = judgeAnswer(operation, data);
		return reason === null ? { ok: true, data } : { ok: false, error: new HttpError({ kind: 'wrong-shape', message: reason }) };
	});
const programs = () => createProgramStore(memoryStorage(), 'u', 'X-7', Date.now);

test.each(ODD)('%j gives no newer program and no problem to open', async (data) => {
	expect(await findNewerProgram({ info, call: answering(data), programs: programs() })).toBeNull();
	const context = { call: answering(data), message: () => undefined } as unknown as Parameters<typeof randomProblem>[1];
	expect(await randomProblem({}, context)).toBe(false);
});

test.each(ODD)('%j stops polling of a submission and of a trial run, which can then be started again', async (data) => {
	vi.useFakeTimers();
	const { signal } = new AbortController();
	const states: unknown[] = [];
	const following = followSubmission(answering(data), 9, (judge) => states.push(judge), signal);
	await vi.advanceTimersByTimeAsync(1500);
	expect([await following, states]).toEqual(['failed', []]);
	const sent = await sendTest(answering(data), { problem, program: { language: 'C', code: 'x' }, input: '1', expected: null });
	expect(sent).toEqual(typeof data === 'string' ? { key: data } : null);
	const trial = followTest(answering(data), 'key', signal);
	await vi.advanceTimersByTimeAsync(1000);
	expect(await trial).toBeNull();
});
