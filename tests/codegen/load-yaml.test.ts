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
])('detects whether %j has empty nodes: %s', (text, hasEmptyNodes) => {
	expect(loadQuickly(text)?.hasEmptyNodes).toBe(hasEmptyNodes);
});
