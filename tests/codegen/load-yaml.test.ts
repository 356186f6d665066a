import { expect, test } from 'vitest';
import { loadQuickly } from '#codegen/read/load-yaml.ts';

test.each([
	['a: null', false],
	['a: ~', false],
	['a: [null, ~, Null, NULL]', false],
	["a: 'null'", false],
	['a:', true],
	['a:\nb: null', true],
	['- ~\n-', true],
	['a: { b, c: null }', true],
	["a: 'x ? null : y'", false],
])('of %j it is known whether a node is empty', (text, hasEmptyNodes) => {
	expect(loadQuickly(text)?.hasEmptyNodes).toBe(hasEmptyNodes);
});
