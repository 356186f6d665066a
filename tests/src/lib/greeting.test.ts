// @vitest-environment node
import { expect, test } from 'vitest';
import { greetingAt } from '#src/lib/greeting.ts';

test.each([
	[0, '早上好'],
	[7, '早上好'],
	[8, '上午好'],
	[11, '上午好'],
	[12, '中午好'],
	[13, '中午好'],
	[14, '下午好'],
	[17, '下午好'],
	[18, '晚上好'],
	[23, '晚上好'],
])('at %i o’clock the greeting is %s', (hour, greeting) => {
	expect(greetingAt(hour)).toBe(greeting);
});
