import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { openFallbackStorage } from '#src/lib/fallback-storage.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const full = (): never => {
	throw new DOMException('full', 'QuotaExceededError');
};

const broken: readonly (readonly [string, () => void])[] = [
	[
		'is full',
		() => {
			const real = localStorage;
			vi.stubGlobal('localStorage', {
				getItem: (key: string) => real.getItem(key),
				removeItem: (key: string) => real.removeItem(key),
				setItem: full,
			});
		},
	],
	['throws on every use', () => vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full })],
	['is missing', () => vi.stubGlobal('localStorage', null)],
];

test.each(['local', 'session'] as const)('entries that the %s storage accepts are stored there', (kind) => {
	const storage = openFallbackStorage(kind);
	storage.setItem('a', '1');
	expect((kind === 'local' ? localStorage : sessionStorage).getItem('a')).toBe('1');
	expect(storage.getItem('a')).toBe('1');
	storage.removeItem('a');
	expect([storage.getItem('a'), localStorage.length + sessionStorage.length]).toEqual([null, 0]);
});

test.each(broken)('if the storage %s, entries last until the page is closed, and the app is notified', (_case, spoil) => {
	spoil();
	const unsaved: string[] = [];
	const storage = openFallbackStorage('local', (key) => unsaved.push(key));
	expect(storage.getItem('a')).toBeNull();
	storage.setItem('a', '1');
	expect([storage.getItem('a'), unsaved]).toEqual(['1', ['a']]);
	storage.removeItem('a');
	expect(storage.getItem('a')).toBeNull();
});

test('a value that could not be replaced is not found by a later page', () => {
	localStorage.setItem('token', 'of another user');
	broken[0]?.[1]();
	const storage = openFallbackStorage('local');
	storage.setItem('token', 'mine');
	expect(storage.getItem('token')).toBe('mine');
	expect(openFallbackStorage('local').getItem('token')).toBeNull();
});

test('an entry is stored again when there is room', () => {
	broken[0]?.[1]();
	const storage = openFallbackStorage('local');
	storage.setItem('a', '1');
	vi.unstubAllGlobals();
	storage.setItem('a', '2');
	expect([storage.getItem('a'), localStorage.getItem('a')]).toEqual(['2', '2']);
});

test('clearing removes all entries of the app, stored or not, and no others', () => {
	localStorage.setItem('other-app-theme', 'light');
	const storage = createBrowserStorage('app');
	storage.write('theme', 'dark');
	broken[0]?.[1]();
	storage.write('form-drafts', 'half');
	vi.unstubAllGlobals();
	storage.clear();
	expect([storage.read('theme'), storage.read('form-drafts')]).toEqual([null, null]);
	expect(Object.keys(localStorage)).toEqual(['other-app-theme']);
});

test.each(broken)('if the storage %s, the app keeps its state for this page', (_case, spoil) => {
	spoil();
	const storage = createBrowserStorage('app');
	storage.write('theme', 'dark');
	expect(storage.read('theme')).toBe('dark');
	storage.write('theme', null);
	expect(storage.read('theme')).toBeNull();
});
