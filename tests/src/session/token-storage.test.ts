import { beforeEach, expect, test } from 'vitest';
import { createTokenStorage } from '#src/session/token-storage.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test.each([
	['local', () => localStorage],
	['session', () => sessionStorage],
] as const)('a token in the %s storage stands under the table name, in its field', (storage, place) => {
	const tokens = createTokenStorage({ storage, table: 'school-token', field: 'token' });
	tokens.write('abc1000');
	expect(place().getItem('school-token')).toBe('{"token":"abc1000"}');
	expect(tokens.read()).toBe('abc1000');
	tokens.write('');
	expect(place().length).toBe(0);
});

test.each(['not JSON', 'null', '3', '{"token":3}', '{}'])('an entry that is %s counts as no token', (entry) => {
	localStorage.setItem('school-token', entry);
	expect(createTokenStorage({ storage: 'local', table: 'school-token', field: 'token' }).read()).toBe('');
});

test('tokens of other APIs stand beside it, as they are', () => {
	const tokens = createTokenStorage({ storage: 'local', table: 'school-token', field: 'token' });
	tokens.writeOther('ojToken', 'judge');
	expect(localStorage.getItem('ojToken')).toBe('judge');
	tokens.writeOther('ojToken', '');
	expect(tokens.readOther('ojToken')).toBe('');
});
