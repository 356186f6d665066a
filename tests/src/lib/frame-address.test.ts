// @vitest-environment node
import { expect, test } from 'vitest';
import { frameAddress, sandboxOf } from '#src/lib/frame-address.ts';

const ORIGINS = ['https://board.test', 'http://10.0.0.5:8080'];

test.each<[address: unknown, expected: string | null]>([
	['https://board.test', 'https://board.test/'],
	[' https://BOARD.test:443/a b ', 'https://board.test/a%20b'],
	['http://10.0.0.5:8080/#/x', 'http://10.0.0.5:8080/#/x'],
	['/files/a.html?b=1#c', '/files/a.html?b=1#c'],
	['https://board.test:8443/', null],
	['https://board.test.evil.test/', null],
	['https://board.test@evil.test/', null],
	['https://me:secret@board.test/', null],
	['https://@board.test/', 'https://board.test/'],
	['http://board.test/', null],
	['//board.test/', null],
	['/\\board.test/', null],
	['/\t/board.test/', null],
	['java\nscript:alert(1)', null],
	['data:text/html,x', null],
	['blob:https://board.test/1', null],
	['mailto:a@board.test', null],
	['board.test', null],
	['', null],
	[null, null],
])('%j is embedded as %j', (address, expected) => {
	expect(frameAddress(address, ORIGINS)).toBe(expected);
});

test('a site keeps its origin in the sandbox, and its popups leave it, only if the origin is not ours', () => {
	const own = 'https://app.test';
	for (const address of [`${own}/office`, '/files/a.html']) expect(sandboxOf(address, own)).toBe('allow-scripts allow-forms allow-popups');
	expect(sandboxOf('https://board.test/', own)).toBe(
		'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
	);
});
