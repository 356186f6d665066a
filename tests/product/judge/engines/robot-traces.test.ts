/** Each program gives the same trace on every machine, byte for byte; `tests/e2e/judge.test.ts` compares browsers with the same list. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { useMachine } from './judge-machine.ts';
import { RUNS } from './robot-programs.ts';
import { traceOf } from './robot-trace.ts';
import kept from './robot-traces.json' with { type: 'json' };

const machine = useMachine();
const KEPT = 'tests/product/judge/engines/robot-traces.json';

it('thirty programs drive in five worlds as they always have; `UPDATE_SAMPLES=1` rewrites their traces', async () => {
	const found: Record<string, string> = {};
	for (const run of process.env.UPDATE_SAMPLES ? RUNS : sampleOf(RUNS, 25)) found[run.name] = await traceOf(machine.runner(), run);
	if (process.env.UPDATE_SAMPLES) writeFileSync(KEPT, `${JSON.stringify(found, null, '\t')}\n`);
	else expect(kept).toMatchObject(found);
	expect(RUNS).toHaveLength(150);
});
