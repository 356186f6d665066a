/** Checks the computed outputs of the forty problems with printed outputs that have only inputs in the seed and take texts, by a second program for each. */
import { describe, expect, it } from 'vitest';
import { needsBlocks } from '#app/blocks/block-language.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { bankPrograms } from './bank-programs.ts';
import { useMachine } from './judge-machine.ts';
import { problems } from './problems.ts';

const machine = useMachine();
const LANGUAGE = 'JavaScript V8';

it('there are forty problems, each with a public case and hidden ones', () => {
	const bank = problems.slice(20).filter(({ drawing, robot, blocks }) => !drawing && !robot && !needsBlocks(blocks));
	expect(bank.map(({ id }) => id)).toEqual(bankPrograms.map(([id]) => id));
	expect(bank.filter(({ cases }) => !cases[0]?.sample || cases.every(({ sample }) => sample))).toEqual([]);
});

describe.each(sampleOf(bankPrograms, 8))('%s', (id, [right, mistaken]) => {
	const judged = (code: string) => {
		const problem = problems.find((each) => each.id === id);
		if (!problem) throw new Error(`There is no problem ${id}.`);
		return machine.judge(problem, { language: LANGUAGE, code });
	};

	it('accepts the correct program, and rejects the typical mistake and an empty program', async () => {
		const { status, cases } = await judged(right);
		expect({ status, wrong: cases.flatMap((each, index) => (each.status === VERDICT.accepted ? [] : [index])) }).toEqual({
			status: VERDICT.accepted,
			wrong: [],
		});
		expect((await judged(mistaken)).cases.filter((each) => each.status === VERDICT.wrong).length).toBeGreaterThan(0);
		// Trailing whitespace is ignored, so no case may expect empty output.
		expect((await judged('')).cases.filter((each) => each.status !== VERDICT.wrong)).toEqual([]);
	});
});
