import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { forgetLastUser, forgetUser, hasUnsent } from '#src/leaving/forget-user.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { openRecords, RECORD_KINDS } from '#src/lib/kept-records.ts';

const place = { siteKey: 'app', storage: createBrowserStorage('app') };

const OF_USER = [
	'program-u1-1001-Python3',
	'written-u1-1001-Python3',
	'search-history-u1',
	'outbox-u1',
	'practice-set-u1',
	'theme-u1',
	'reading-u1-a3',
	'player-watched-u1',
] as const;
const OF_OTHERS = ['program-u10-1001-Python3', 'search-history-u2', 'theme', 'collapse'] as const;

test('everything that the browser keeps of a user is removed, and nothing of others', async () => {
	for (const name of [...OF_USER, ...OF_OTHERS, 'form-drafts'] as const) place.storage.write(name, 'x');
	for (const kind of RECORD_KINDS)
		for (const owner of ['u1', 'u10', 'u2']) await openRecords<string>('app', kind).put(owner, 'a', '写的内容');
	await forgetUser('u1', place);
	expect(OF_USER.map((name) => place.storage.read(name))).toEqual(OF_USER.map(() => null));
	expect(OF_OTHERS.map((name) => place.storage.read(name))).toEqual(OF_OTHERS.map(() => 'x'));
	expect(place.storage.read('form-drafts')).toBeNull();
	for (const kind of RECORD_KINDS) {
		const left = await Promise.all(['u1', 'u10', 'u2'].map((owner) => openRecords<string>('app', kind).all(owner)));
		expect(left.map(({ length }) => length)).toEqual([0, 1, 1]);
	}
});

test('pictures and documents that the service worker keeps are removed, and the code of the app stays', async () => {
	const names = new Set(['kept-code:/', 'kept-files:/', 'kept-files:/school/app/', 'workbox-precache-v2-https://app.example.com/']);
	vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
	await forgetUser('u1', place);
	expect([...names]).toEqual(['kept-code:/', 'workbox-precache-v2-https://app.example.com/']);
	vi.unstubAllGlobals();
});

test('what the last page saved while it was closed is removed at the next start', async () => {
	await forgetUser('u1', place);
	place.storage.write('program-u1-1001-Python3', 'print(1)');
	expect(place.storage.read('forgotten-user')).toBe('u1');
	await forgetLastUser('u1', place);
	expect([place.storage.read('program-u1-1001-Python3'), place.storage.read('forgotten-user')]).toEqual([null, null]);
});

test.each([
	['outbox', true],
	['attempts', true],
	['files', false],
] as const)('of %s something is unsent: %s', async (kind, unsent) => {
	const owner = `of-${kind}`;
	expect(await hasUnsent(owner, place)).toBe(false);
	await openRecords<string>('app', kind).put(owner, 'a', '写的内容');
	expect(await hasUnsent(owner, place)).toBe(unsent);
});
