// @vitest-environment node
import { expect, test } from 'vitest';
import { redact, redactError } from '#src/errors/redact.ts';

test.each([
	['a query', '/login?username=student01&password=12%2634#top', '/login?username=***&password=***#top'],
	['a query inside a query', '/login?redirect=%2Fx%3Ftoken%3Dabc%26page%3D2', '/login?redirect=%2Fx%3Ftoken%3D***'],
	['JSON', '{"hojSecret":"s3,\\"cr3t","id":7}', '{"hojSecret":***,"id":7}'],
	['a header', 'Authorization: Bearer abc.def', 'Authorization: ***'],
	['words in a name', 'oldPassword=1, newPassword=2', 'oldPassword=*** newPassword=***'],
	['an address with a user', 'https://me:pw@host/x', 'https://***@host/x'],
	['a known token', 'bad answer for t0ken-of-this-user', 'bad answer for ***'],
	['a known token in an address', '/x?a=kn%2Fown%2Fone', '/x?a=***'],
	['nothing to hide', 'Unexpected token < in JSON at readToken (token.ts:12:3)', 'Unexpected token < in JSON at readToken (token.ts:12:3)'],
	['a text with a short known secret', 'abc', 'abc'],
])('redacts only the secrets of %s', (_case, text, shown) => {
	expect(redact(text, ['t0ken-of-this-user', 'kn/own/one', 'b', ''])).toBe(shown);
});

test('the copy of an error keeps its name and message, without response and cause', () => {
	const answer = Object.assign(new TypeError('failed at /login?password=1', { cause: 'password=1' }), { body: { token: 'x' } });
	const copy = redactError(answer, []);
	expect([copy.name, copy.message]).toEqual(['TypeError', 'failed at /login?password=***']);
	expect(copy.stack).toContain('failed at /login?password=***');
	expect(JSON.stringify({ ...copy, cause: copy.cause })).not.toMatch(/password=1|"x"/);
});

test.each([
	['words', '坏了', '坏了'],
	['nothing', undefined, 'undefined'],
	['an object', { code: 1, token: 'x' }, '{"code":1,"token":***}'],
])('logs a thrown %s', (_case, thrown, message) => {
	expect(redactError(thrown, [])).toMatchObject({ name: 'Thrown', message });
});
