import { expect, it } from 'vitest';
import { callerOf, readOrigins } from '#mock/server/origin-guard.ts';

const listed = new Set(['http://127.0.0.1:3000', 'https://preview.example']);
const host = '127.0.0.1:3001';

it.each([
	['a program on this machine', { host }, 'own'],
	['a program that says localhost', { host: 'localhost:3001' }, 'own'],
	['a program that says IPv6 loopback', { host: '[::1]:3001' }, 'own'],
	['an address typed into the browser', { host, 'sec-fetch-site': 'none' }, 'own'],
	['a page of the mock itself', { host, 'sec-fetch-site': 'same-origin' }, 'own'],
	['a form of the mock itself', { host, origin: 'http://127.0.0.1:3001', 'sec-fetch-site': 'same-origin' }, 'own'],
	['a call of the dev server through its proxy', { host, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 'listed'],
	['a call of the dev server past its proxy', { host, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }, 'listed'],
	['a call of a listed origin on another site', { host, origin: 'https://preview.example', 'sec-fetch-site': 'cross-site' }, 'listed'],
	['a call of another site', { host, origin: 'https://evil.example' }, 'foreign'],
	['a call of another port of this machine', { host, origin: 'http://127.0.0.1:9000', 'sec-fetch-site': 'same-site' }, 'foreign'],
	['a page without an origin: sandboxed, or a file', { host, origin: 'null' }, 'foreign'],
	['an image or a script in another page', { host, 'sec-fetch-site': 'cross-site' }, 'foreign'],
	['an image or a script on another port', { host, 'sec-fetch-site': 'same-site' }, 'foreign'],
	['a name that was made to lead here', { host: 'evil.example:3001', origin: 'http://evil.example:3001' }, 'foreign'],
	['a name that begins like loopback', { host: '127.0.0.1.evil.example:3001' }, 'foreign'],
	['a listed origin under another name', { host: 'evil.example', origin: 'http://127.0.0.1:3000' }, 'foreign'],
	['an origin that begins like a listed one', { host, origin: 'http://127.0.0.1:30000' }, 'foreign'],
	['two origins at once', { host, origin: 'http://127.0.0.1:3000, https://evil.example' }, 'foreign'],
	['a request without a host', {}, 'foreign'],
] as const)('%s is classified by its headers', (_, headers, caller) => {
	expect(callerOf(headers, listed)).toBe(caller);
});

it('reads a list of origins and skips empty entries', () => {
	expect(readOrigins(' http://127.0.0.1:5173, https://a.example/,,')).toEqual(['http://127.0.0.1:5173', 'https://a.example']);
	expect(readOrigins(undefined)).toEqual([]);
});

it.each(['*', '127.0.0.1:5173', 'http://a.example/path', 'file:///tmp', 'null'])('refuses %j with a message', (entry) => {
	expect(() => readOrigins(entry)).toThrow(`MOCK_ORIGINS has "${entry}", which is not an origin: write it like http://127.0.0.1:5173.`);
});
