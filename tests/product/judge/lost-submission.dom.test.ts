/** The judge knows no keys of attempts: after a lost answer its list of submissions tells whether it has the program. */
import { expect, test } from 'vitest';
import type { ProblemInfo } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { HttpError } from '#src/http/result.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const NOW = Date.parse('2026-09-10T08:00:00Z');
const counts = { pid: 7, total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 };
const info = {
	problem: { id: 7, problemId: 'X-7', title: '求和', type: 0, timeLimit: 1000, memoryLimit: 64, examples: '' },
	tags: [],
	languages: ['Python3'],
	problemCount: counts,
	codeTemplate: {},
} as unknown as ProblemInfo;

const lost = () => new HttpError({ kind: 'network', message: '网络不太稳' });
const row = (submitTime: string, language = 'Python3') => ({
	submitId: 41,
	displayPid: 'X-7',
	title: '求和',
	submitTime,
	status: 5,
	language,
});

/** Submits a program to a judge that gives no answer, and has `listed` in its list; null: that is lost, too. */
async function submit(listed: readonly object[] | null) {
	const warned: string[] = [];
	const called: string[] = [];
	const call = fakeCall(async (operation, _input, options) => {
		called.push(operation);
		const fail = () => {
			const error = lost();
			if (!options?.quiet && !options?.takes?.(error)) warned.push(error.message);
			return { ok: false as const, error };
		};
		if (operation === 'judge.submitProblemJudge') return fail();
		if (operation === 'judge.getSubmissionList') return listed ? { ok: true, data: { records: listed } } : fail();
		if (operation === 'judge.getSubmissionDetail') return { ok: true, data: { submission: { submitId: 41, status: 0 } } };
		return { ok: true, data: null };
	});
	const programs = createProgramStore(memoryStorage(), 'u', 'X-7', Date.now);
	const workbench = createWorkbench({ info, call, programs, warn: (text) => void warned.push(text), now: () => NOW, cooldown: 0 });
	workbench.edit('print(int(input()) + int(input()))');
	await workbench.submit();
	const { phase, judge } = workbench.state.submission;
	return { warned, phase, submitId: judge?.submitId ?? null, sent: called.filter((name) => name === 'judge.submitProblemJudge').length };
}

test.each([
	['has it', [row('2026-09-10T16:00:01+0800')], { phase: 'done', submitId: 41 }, '程序已经交上了'],
	['has an older one only', [row('2026-09-10T15:59:00+0800')], { phase: 'idle', submitId: null }, '这次没有交上，可以再交一次'],
	['has one in another language only', [row('2026-09-10T16:00:01+0800', 'C++')], { phase: 'idle', submitId: null }, '这次没有交上'],
	['does not answer either', null, { phase: 'idle', submitId: null }, '还不知道这次有没有交上'],
] as const)('a submission whose answer was lost, when the list %s', async (_what, listed, expected, said) => {
	const end = await submit(listed);
	expect(end).toMatchObject({ ...expected, sent: 1 });
	expect(end.warned).toEqual([expect.stringContaining(said)]);
});
