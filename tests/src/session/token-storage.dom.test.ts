import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('tokens of other APIs are stored beside it unchanged', () => {
	const tokens = createTokenStorage({ storage: 'local', table: 'school-token', field: 'token' });
	tokens.writeOther('ojToken', 'judge');
	expect(localStorage.getItem('ojToken')).toBe('judge');
	tokens.writeOther('ojToken', '');
	expect(tokens.readOther('ojToken')).toBe('');
});

afterEach(() => vi.unstubAllGlobals());

test.each(['local', 'session'] as const)(
	'a %s storage without room keeps tokens until the page is closed, and tells so once',
	(storage) => {
		const setItem = (): never => {
			throw new DOMException('full', 'QuotaExceededError');
		};
		vi.stubGlobal(`${storage}Storage`, { getItem: () => null, setItem, removeItem: () => undefined });
		const onUnsaved = vi.fn();
		const tokens = createTokenStorage({ storage, table: 'school-token', field: 'token', onUnsaved });
		tokens.writeOther('ojToken', 'judge');
		expect(onUnsaved).not.toHaveBeenCalled();
		tokens.write('abc1000');
		tokens.write('def2000');
		expect([tokens.read(), tokens.readOther('ojToken')]).toEqual(['def2000', 'judge']);
		expect(onUnsaved).toHaveBeenCalledOnce();
		tokens.write('');
		expect(tokens.read()).toBe('');
	},
);

function storeElsewhere(token: string | null): void {
	if (token === null) localStorage.removeItem('school-token');
	else localStorage.setItem('school-token', JSON.stringify({ token }));
	window.dispatchEvent(new StorageEvent('storage', { key: 'school-token' }));
}

test('reports each change by another window once, and no change by this one', () => {
	const tokens = createTokenStorage({ storage: 'local', table: 'school-token', field: 'token' });
	const heard: string[] = [];
	const stop = tokens.watch((token) => heard.push(token));
	tokens.write('own1000');
	window.dispatchEvent(new StorageEvent('storage', { key: 'school-token' }));
	storeElsewhere('other1000');
	storeElsewhere('other1000');
	storeElsewhere(null);
	expect(heard).toEqual(['other1000', '']);
	stop();
	storeElsewhere('later1000');
	expect(heard).toHaveLength(2);
});

test('a page restored from the back/forward cache reads the storage again', () => {
	const tokens = createTokenStorage({ storage: 'local', table: 'school-token', field: 'token' });
	tokens.write('own1000');
	const heard: string[] = [];
	const stop = tokens.watch((token) => heard.push(token));
	localStorage.clear();
	window.dispatchEvent(new Event('pageshow'));
	expect(heard).toEqual(['']);
	stop();
});

test('with session storage each window has its own tokens', () => {
	const tokens = createTokenStorage({ storage: 'session', table: 'school-token', field: 'token' });
	tokens.write('own1000');
	const heard: string[] = [];
	const stop = tokens.watch((token) => heard.push(token));
	storeElsewhere('other1000');
	expect(heard).toEqual([]);
	expect(tokens.read()).toBe('own1000');
	stop();
});
