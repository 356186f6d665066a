import { describe, expect, it } from 'vitest';
import { VERDICT } from '#mock/operations/judge/verdicts.ts';
import { useMachine } from './judge-machine.ts';
import { referencesIn } from './problems.ts';

const machine = useMachine();

describe.each(['C++', 'JavaScript V8'])('the %s program of a problem', (language) => {
	const references = referencesIn(language, true);

	it('is there for each of the twenty', () => {
		expect(references).toHaveLength(20);
	});

	it.each(references)('%s is right', async (_id, { problem, program }) => {
		const { status, errorMessage } = await machine.judge(problem, program);
		expect({ status, errorMessage }).toEqual({ status: VERDICT.accepted, errorMessage: null });
	});
});
