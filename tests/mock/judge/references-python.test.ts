import { describe, expect, it } from 'vitest';
import { VERDICT } from '#mock/operations/judge/verdicts.ts';
import { wrongOutputs } from '#mock/seed/exam/wrong-outputs.ts';
import { LIMITS, useMachine } from './judge-machine.ts';
import { failing, referencesIn } from './problems.ts';

const machine = useMachine();

describe('the Python program of a problem', () => {
	it.each(referencesIn('Python3', true))('%s is right', async (_id, { problem, program }) => {
		const { status, errorMessage } = await machine.judge(problem, program);
		expect({ status, errorMessage }).toEqual({ status: VERDICT.accepted, errorMessage: null });
	});

	it.each(referencesIn('Python3', false))('%s makes the typical mistake, and no other', async (_id, { problem, program }) => {
		for (const [index, { in: input, out }] of problem.cases.entries()) {
			const { verdict, stdout } = await machine.runner().run(program, input, LIMITS);
			expect({ verdict, stdout }).toEqual({ verdict: 'OK', stdout: wrongOutputs[problem.id]?.[index] ?? out });
		}
		machine.runner().release();
	});
});

describe('a program that fails whatever the problem', () => {
	const problem = referencesIn('Python3', true)[0]?.[1].problem;
	it.each(failing)('%s does so', async (_id, program) => {
		if (!problem) throw new Error('There is no problem.');
		// Its first case is enough.
		const judged = await machine.judge({ ...problem, cases: problem.cases.slice(0, 1) }, program);
		expect(judged.status).toBe(program.verdict);
	});
});
