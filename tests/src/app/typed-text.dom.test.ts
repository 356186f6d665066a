import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createTypedText } from '#src/app/typed-text.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { openRecords, RECORD_KINDS, recordsOf } from '#src/lib/kept-records.ts';

const SITE = 'app';
const TEXT = '我写的话';
const ENTRY = 'program-u1-1001-Python3';

afterEach(async () => {
	vi.unstubAllGlobals();
	localStorage.clear();
	for (const kind of RECORD_KINDS) await openRecords(SITE, kind).sweep('', new Set());
});

/** A page of the app. `secret`: what the server sends; `answer`: that of the user to a question. */
function openPage({ secret = 'random text' as string | null, answer = true } = {}) {
	const storage = createBrowserStorage(SITE);
	const told: string[] = [];
	const typedText = createTypedText({
		siteKey: SITE,
		storage,
		sessionOfWindow: false,
		secret: () => secret,
		feedback: {
			async confirm({ title }) {
				told.push(String(title));
				return answer;
			},
			message: (_kind, text) => void told.push(String(text)),
			block: () => undefined,
			unblock: () => undefined,
		},
		report: (error) => void told.push(String(error)),
	});
	return { storage, typedText, told };
}

test('a plain sign-out asks nothing, and the text is there after the next sign-in', async () => {
	const { typedText, storage, told } = openPage();
	await typedText.open('u1');
	storage.write(ENTRY, TEXT);
	await openRecords<string>(SITE, 'attempts').put('u1', 'a', TEXT);
	expect(await typedText.close('u1')).toBe(true);
	typedText.end();
	expect(JSON.stringify(Object.entries(localStorage))).not.toContain(TEXT);

	const next = openPage();
	await next.typedText.open('u2');
	expect(next.storage.read(ENTRY)).toBeNull();
	await next.typedText.open('u1');
	expect([next.storage.read(ENTRY), await openRecords(SITE, 'attempts').get('u1', 'a')]).toEqual([TEXT, TEXT]);
	expect([...told, ...next.told]).toEqual([]);
});

test('pages save before the text is sealed', async () => {
	const { typedText, storage } = openPage();
	await typedText.open('u1');
	const save = () => {
		storage.write(ENTRY, TEXT);
		void openRecords<string>(SITE, 'attempts').put('u1', 'a', TEXT);
	};
	window.addEventListener('pagehide', save, { once: true });
	await typedText.close('u1');
	expect(await recordsOf(SITE, 'sealed', 'u1')).toHaveLength(2);
});

test('a session that ends by itself seals, and the sign-in after it waits for that', async () => {
	const { typedText, storage } = openPage();
	await typedText.open('u1');
	window.addEventListener('pagehide', () => storage.write(ENTRY, TEXT), { once: true });
	typedText.end();
	await vi.waitFor(() => expect(storage.read(ENTRY)).toBeNull());
	storage.write(ENTRY, '写得太晚');
	expect(storage.read(ENTRY)).toBeNull();

	const next = openPage();
	await next.typedText.open('u1');
	storage.write(ENTRY, '又写了');
	next.typedText.end();
	await next.typedText.open('u1');
	expect(storage.read(ENTRY)).toBe('又写了');
});

test('a start without a session seals what a closed browser has left', async () => {
	const { typedText, storage } = openPage();
	await openPage().typedText.open('u1');
	// The key is kept once the page has nothing else to do.
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	await typedText.open('u1');
	vi.advanceTimersByTime(10_000);
	vi.useRealTimers();
	await vi.waitFor(() => expect(storage.usersIn('open')).toEqual(['u1']));
	storage.write(ENTRY, TEXT);
	const next = openPage();
	next.typedText.closeOthers('u1');
	next.typedText.closeOthers(null);
	await vi.waitFor(() => expect(storage.usersIn('closed')).toEqual(['u1']));
	await vi.waitFor(() => expect(storage.read(ENTRY)).toBeNull());
	await next.typedText.open('u1');
	expect(storage.read(ENTRY)).toBe(TEXT);
});

const ASKED = '退出后会删掉您写过的内容';

test.each([
	['the back end sends no key', { secret: null }, (): void => undefined, []],
	['the page has no HTTPS', {}, (): void => void vi.stubGlobal('crypto', {}), []],
	['the browser cannot store sealed text', {}, (): void => void vi.stubGlobal('indexedDB', undefined), [expect.any(String)]],
])('if %s, the sign-out asks, and then removes the text', async (_why, options, hinder, errors) => {
	hinder();
	const page = openPage({ ...options, answer: false });
	await page.typedText.open('u1');
	expect(await page.typedText.close('u1')).toBe(true);
	page.told.splice(0);
	await page.typedText.open('u1');
	page.storage.write(ENTRY, TEXT);
	expect(await page.typedText.close('u1')).toBe(false);
	expect([page.told, page.storage.read(ENTRY)]).toEqual([[...errors, ASKED], TEXT]);

	const yes = openPage({ ...options, answer: true });
	await yes.typedText.open('u1');
	expect(await yes.typedText.close('u1')).toBe(true);
	yes.storage.write(ENTRY, '写得太晚');
	expect([page.told, yes.storage.read(ENTRY)]).toEqual([[...errors, ASKED], null]);
	await yes.typedText.open('u1');
	yes.storage.write(ENTRY, TEXT);
	expect(yes.storage.read(ENTRY)).toBe(TEXT);
});

test('without a key, a session that ends by itself loses nothing', async () => {
	const { typedText, storage } = openPage({ secret: null });
	await typedText.open('u1');
	storage.write(ENTRY, TEXT);
	typedText.end();
	typedText.closeOthers(null);
	await typedText.open('u1');
	expect(storage.read(ENTRY)).toBe(TEXT);
});

test('text that the key of the server does not open is told, and stays', async () => {
	const { typedText, storage } = openPage();
	await typedText.open('u1');
	storage.write(ENTRY, TEXT);
	await typedText.close('u1');
	const { typedText: others, told } = openPage({ secret: 'another random text' });
	await others.open('u1');
	expect([told, storage.read(ENTRY)]).toEqual([['以前写的内容有一部分这次打不开，还留在这台电脑上'], null]);
	await others.close('u1');
	await openPage().typedText.open('u1');
	expect(storage.read(ENTRY)).toBe(TEXT);
});
