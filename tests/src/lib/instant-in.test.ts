// @vitest-environment node
import { expect, test } from 'vitest';
import { instantIn } from '#src/lib/zoned-time.ts';

test.each([
	['2026-09-13T08:00', 'Asia/Shanghai', '2026-09-13T00:00:00.000Z'],
	['2026-07-01T08:00', 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
	['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
	['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
	['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
])('the clock of the place shows %s in %s at %s', (text, zone, instant) => {
	expect(instantIn(text, zone).toISOString()).toBe(instant);
});
