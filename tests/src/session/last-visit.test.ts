import { expect, test } from 'vitest';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { createKeptVisit } from '#src/session/last-visit.ts';

const storage = createBrowserStorage('app');

test('the last visit is kept until it is taken away', () => {
	const visit = createKeptVisit(storage);
	expect(visit.read()).toBeNull();
	visit.write({ info: { id: 7 }, list: [{ path: '/a' }] });
	expect(visit.read()).toEqual({ info: { id: 7 }, list: [{ path: '/a' }] });
	visit.write(null);
	expect(storage.read('last-visit')).toBeNull();
});

test.each(['', '{', 'null', '{"list":[]}', '3'])('%j is no visit', (text) => {
	storage.write('last-visit', text);
	expect(createKeptVisit(storage).read()).toBeNull();
});
