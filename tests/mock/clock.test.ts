import { expect, it } from 'vitest';
import { createClock } from '#mock/store/clock.ts';

const MINUTE = 60_000;

it.each([
	['a reload', 20_000, 20_000],
	['a closed lid', 60 * MINUTE, 60 * MINUTE],
	['a mock that was put away', 61 * MINUTE, 0],
	['a clock of the machine that was set back', -MINUTE, 0],
])('after %s of %i ms it has gone on by %i ms', (_case, pause, passed) => {
	let real = 5000 + pause;
	const now = createClock(() => real, { clock: 100, real: 5000 });
	expect(now()).toBe(100 + passed);
	real += 7;
	expect(now()).toBe(100 + passed + 7);
});

it('goes on where it stood over data of an older version', () => expect(createClock(() => 5000, { clock: 100 })()).toBe(100));
