// @vitest-environment node
import { expect, test } from 'vitest';
import { createServerClock } from '#src/http/server-clock.ts';

const at = (text: string): number => Date.parse(text);

test('the clock follows a server that is ahead, and resets when both agree again', () => {
	let local = at('2026-09-12T10:00:00Z');
	const clock = createServerClock(() => local);
	expect(clock.now()).toBe(local);
	clock.note('Sat, 12 Sep 2026 10:05:00 GMT');
	expect(clock.now()).toBe(at('2026-09-12T10:05:00Z'));
	local += 60_000;
	expect(clock.now()).toBe(at('2026-09-12T10:06:00Z'));
	clock.note('Sat, 12 Sep 2026 10:01:00 GMT');
	expect(clock.now()).toBe(local);
});

test('differences below a second and missing or invalid headers change nothing', () => {
	const local = at('2026-09-12T10:00:00.900Z');
	const clock = createServerClock(() => local);
	for (const date of ['Sat, 12 Sep 2026 10:00:00 GMT', null, 'soon']) clock.note(date);
	expect(clock.now()).toBe(local);
});
