// @vitest-environment node
import { expect, test } from 'vitest';
import { isPlainClick } from '#src/lib/plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
	[{}, true],
	[{ button: 1 }, false],
	[{ button: 2 }, false],
	[{ metaKey: true }, false],
	[{ ctrlKey: true }, false],
	[{ shiftKey: true }, false],
	[{ altKey: true }, false],
])('a click with %j is plain: %s', (more, expected) => {
	expect(isPlainClick({ ...plain, ...more })).toBe(expected);
});
