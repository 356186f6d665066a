import { beforeEach, expect, test } from 'vitest';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { createUserStorage } from '#src/session/user-storage.ts';

beforeEach(() => localStorage.clear());

test('each user finds what is their own, and nothing of another', () => {
	const user = { id: 'a@b/1' };
	const storage = createUserStorage(createBrowserStorage('school'), () => user);
	storage.write('tabs', 'first');
	expect(localStorage.getItem('school-tabs@a%40b%2F1')).toBe('first');
	user.id = '2';
	expect(storage.read('tabs')).toBeNull();
	storage.write('tabs', 'second');
	user.id = 'a@b/1';
	expect(storage.read('tabs')).toBe('first');
	storage.write('tabs', null);
	expect(localStorage.length).toBe(1);
});
