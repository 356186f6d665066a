/** The problems that are judged by what a program draws: right and wrong programs, and what the judge answers. */
import { describe, expect, it } from 'vitest';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { testRun } from '#app/judge/back-end/test-run.ts';
import { useMachine } from './judge-machine.ts';
import { problems, referencesIn } from './problems.ts';

const machine = useMachine();
const drawn = problems.filter(({ drawing }) => drawing);
const programs = (right: boolean) => referencesIn('Python3', right).filter(([, { problem }]) => problem.drawing);

it('there are nine, each with a right and a wrong program, and hidden cases', () => {
	const ids = drawn.map(({ id }) => id);
	expect(ids).toHaveLength(9);
	for (const right of [true, false]) expect(programs(right).map(([, { problem }]) => problem.id)).toEqual(ids);
	expect(drawn.filter(({ cases }) => !cases[0]?.sample || cases.every(({ sample }) => sample))).toEqual([]);
});

describe('in Python', () => {
	it.each(programs(true))('%s is correct', async (_id, { problem, program }) => {
		const { status, cases } = await machine.judge(problem, program);
		expect({ status, said: cases[0]?.drawing?.difference }).toEqual({ status: VERDICT.accepted, said: '' });
	});

	it.each(programs(false))('%s is wrong, and the judge says what differs', async (_id, { problem, program }) => {
		const { cases } = await machine.judge(problem, program);
		expect(cases.filter(({ status }) => status === VERDICT.wrong).length).toBeGreaterThan(0);
		expect(cases.every(({ status }) => status === VERDICT.wrong || status === VERDICT.accepted)).toBe(true);
		expect(cases.find(({ drawing }) => drawing)?.drawing?.difference).toMatch(/少了|多了|不对/);
	});

	it('hidden cases show no drawing', async () => {
		const [first] = programs(true);
		if (!first) throw new Error('There is no such program.');
		const [, { problem, program }] = first;
		const { cases } = await machine.judge(problem, program);
		expect(cases.map(({ drawing }) => drawing !== undefined)).toEqual(problem.cases.map(({ sample }) => sample === true));
	});
});

const [square] = drawn;
const tried = (code: string, expectedOutput: string | null, language = 'Python3') => {
	if (!square) throw new Error('There is no such problem.');
	return testRun(machine.runner(), square, { problemId: square.id, language, code, userInput: '100\n', expectedOutput });
};

it('a trial returns what was drawn, and what was printed', async () => {
	const { status, userOutput, drawing, problemJudgeMode } = await tried(
		'import turtle\nprint(7)\nturtle.forward(100)',
		square?.cases[0]?.out ?? '',
	);
	expect({ status, userOutput, problemJudgeMode }).toEqual({ status: VERDICT.wrong, userOutput: '7\n', problemJudgeMode: 'spj' });
	expect(drawing).toEqual({ drawn: expect.stringContaining('["go",0,100.0,0'), difference: '少了 3 条线。' });
});

it.each([
	['own input is not compared', 'import turtle\nturtle.forward(1)', null, VERDICT.accepted, ''],
	[
		'a program that prints draws nothing',
		'print(4)',
		'["turtle",0,"classic",true]\n["go",0,9,0,0,"black",1]',
		VERDICT.wrong,
		'还什么都没有画。',
	],
])('%s', async (_name, code, expected, status, difference) => {
	const result = await tried(code, expected);
	expect([result.status, result.drawing?.difference]).toEqual([status, difference]);
});
