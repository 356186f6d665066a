// @vitest-environment node
import { expect, test } from 'vitest';
import { withBases } from '#src/http/api-bases.ts';
import { readRuntimeConfig } from '#src/http/runtime-config.ts';
import { mainApi } from './support.ts';

test.each([
	['a whole one', { apis: { main: '/a' }, backend: 'browser' }, { apis: { main: '/a' }, backend: 'browser' }],
	['no file', null, { apis: {}, backend: null }],
	['wrong types', { apis: { main: 3, judge: '/j' }, backend: 'moon' }, { apis: { judge: '/j' }, backend: null }],
	['a list', [], { apis: {}, backend: null }],
])('of %s, what can be used is taken', (_case, value, expected) => {
	expect(readRuntimeConfig(value)).toEqual(expected);
});

test('an API that the configuration does not name keeps its address', () => {
	const apis = withBases({ main: mainApi, judge: mainApi }, { judge: 'https://judge.example' });
	expect([apis.main?.base, apis.judge?.base]).toEqual([mainApi.base, 'https://judge.example']);
});
