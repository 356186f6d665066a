import { describe, expect, it } from 'vitest';
import { needsBlocks } from '#app/blocks/block-language.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { wrongOutputs } from '#app/judge/back-end/seed/wrong-outputs.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { joinPython, withName } from './joined-programs.ts';
import { LIMITS, useMachine } from './judge-machine.ts';
import { failing, problems, referencesIn } from './problems.ts';

/** Those whose output is compared as text, and that are written as text. */
const printing = (right: boolean) =>
	referencesIn('Python3', right).filter(([, { problem }]) => !problem.drawing && !problem.robot && !needsBlocks(problem.blocks));

const machine = useMachine();

const SAMPLE = 2;

it.each(['C++', 'Python3', 'JavaScript V8'])('there is a correct program in %s for each of the twenty problems', (language) => {
	const solved = new Set(referencesIn(language, true).map(([, { problem }]) => problem.id));
	expect(problems.slice(0, 20).filter(({ id }) => !solved.has(id))).toEqual([]);
});

describe('in JavaScript', () => {
	it.each(sampleOf(referencesIn('JavaScript V8', true), SAMPLE))('%s is correct', async (_id, { problem, program }) => {
		const { status, errorMessage } = await machine.judge(problem, program);
		expect({ status, errorMessage }).toEqual({ status: VERDICT.accepted, errorMessage: null });
	});
});

describe('in Python', () => {
	const right = sampleOf(printing(true), SAMPLE);
	const wrong = sampleOf(printing(false), SAMPLE);
	const joined = joinPython([...right, ...wrong]);

	it.each(right)('%s is correct', async (name, { problem }) => {
		const { status, errorMessage } = await machine.judgeOn(withName(name, problem), joined);
		expect({ status, errorMessage }).toEqual({ status: VERDICT.accepted, errorMessage: null });
	});

	it.each(wrong)('%s makes exactly its typical mistake', async (name, { problem }) => {
		for (const [index, { in: input, out }] of problem.cases.entries()) {
			const { verdict, stdout } = await machine.runner().run(joined, `${name}\n${input}`, LIMITS);
			expect({ verdict, stdout }).toEqual({ verdict: 'OK', stdout: wrongOutputs[problem.id]?.[index] ?? out });
		}
		expect(wrongOutputs[problem.id]).toBeDefined();
	});
});

describe('for any problem', () => {
	const problem = problems[0];
	const inPython = failing.filter(([, { language }]) => language === 'Python3');
	it.each(sampleOf(inPython, SAMPLE))('%s fails', async (_id, program) => {
		if (!problem) throw new Error('There is no problem.');
		const judged = await machine.judge({ ...problem, cases: problem.cases.slice(0, 1) }, program);
		expect(judged.status).toBe(program.verdict);
	});
});
