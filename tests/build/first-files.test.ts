// @vitest-environment node
import { expect, test } from 'vitest';
import { addressPattern } from '#build/first-files.ts';

const history = { mode: 'history', base: '/' } as const;
const below = { mode: 'history', base: '/app/' } as const;
const hash = { mode: 'hash', base: '/app' } as const;

/** Path of the route, how addresses are formed, and a path with its fragment. */
test.each([
	['/', history, '/', true],
	['/', history, '/index', false],
	['/index', history, '/index', true],
	['/index', history, '/Index/', true],
	['/index', history, '/index#part', true],
	['/index', history, '/indexes', false],
	['/index', history, '/other/index', false],
	['/videoDetail/:id', history, '/videoDetail/7', true],
	['/videoDetail/:id', history, '/videoDetail', false],
	['/videoDetail/:id', history, '/videoDetail/7/notes', false],
	['/a.b', history, '/axb', false],
	['/', below, '/app/', true],
	['/', below, '/app', true],
	['/index', below, '/app/index', true],
	['/index', below, '/index', false],
	['/', hash, '/app/#/', true],
	['/index', hash, '/app/#/index', true],
	['/index', hash, '/app/#/index?tab=2', true],
	['/index', hash, '/app#/index', true],
	['/index', hash, '/app/index', false],
	['/videoDetail/:id', hash, '/app/#/videoDetail/7', true],
])('route %s in %o, address %s: %s', (path, address, location, expected) => {
	expect(new RegExp(addressPattern(path, address), 'i').test(location)).toBe(expected);
});
