import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { closeOthers, closeUser, hasTypedText, type OpenUser, openUser, removeTypedText, type SealPlace } from '#src/leaving/seal-user.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { openRecords, RECORD_KINDS, recordsOf, TYPED_KINDS } from '#src/lib/kept-records.ts';
import { OWNED, type OwnedKind, type StorageEntry } from '#src/lib/storage-entry.ts';

const SITE = 'app';
const TEXT = '我写的话';
const SECRETS = { u1: 'random text of u1', u2: 'random text of u2' } as const;

const place: SealPlace = { siteKey: SITE, storage: createBrowserStorage(SITE), sessionOfWindow: false };
const { storage } = place;

const OWNED_KINDS = Object.keys(OWNED) as OwnedKind[];
const TYPED_ENTRIES = OWNED_KINDS.filter((kind) => OWNED[kind] === 'typed');
const entryOf = (kind: OwnedKind): StorageEntry => `${kind}-u1`;

async function open(owner: keyof typeof SECRETS, at = place): Promise<OpenUser> {
	const user = await openUser(owner, SECRETS[owner], at);
	if (!user) throw new Error(`${owner} has no key.`);
	return user;
}

/** All that the browser keeps, as somebody with its developer tools sees it. */
async function everything(): Promise<string> {
	const records = await Promise.all(RECORD_KINDS.flatMap((kind) => ['u1', 'u2'].map((owner) => recordsOf(SITE, kind, owner))));
	const texts = records
		.flat()
		.map(([id, value]) => `${id} ${value instanceof Uint8Array ? new TextDecoder().decode(value) : JSON.stringify(value)}`);
	return [...Object.entries(localStorage), ...texts].join('\n');
}

const typeAll = async (): Promise<void> => {
	for (const kind of TYPED_ENTRIES) storage.write(entryOf(kind), `${TEXT} ${kind}`);
	storage.write('program-u1-1001-Python3', TEXT);
	for (const kind of TYPED_KINDS) await openRecords<unknown>(SITE, kind).put('u1', `${TEXT} a`, { text: `${TEXT} ${kind}`, none: null });
};

const readAll = async () => ({
	entries: [...TYPED_ENTRIES.map(entryOf), 'program-u1-1001-Python3' as const].map((name) => storage.read(name)),
	records: await Promise.all(TYPED_KINDS.map((kind) => openRecords(SITE, kind).all('u1'))),
});

const ALL = {
	entries: [...TYPED_ENTRIES.map((kind) => `${TEXT} ${kind}`), TEXT],
	records: TYPED_KINDS.map((kind) => [{ text: `${TEXT} ${kind}`, none: null }]),
};
const NOTHING = { entries: ALL.entries.map(() => null), records: ALL.records.map(() => []) };

afterEach(async () => {
	vi.unstubAllGlobals();
	localStorage.clear();
	for (const kind of RECORD_KINDS) await openRecords(SITE, kind).sweep('', new Set());
});

test('what each user types is sealed when his session ends, opens for him, and for nobody else', async () => {
	const user = await open('u1');
	await typeAll();
	expect(await everything()).toContain(TEXT);
	await closeUser(user, place);
	expect(await everything()).not.toContain(TEXT);
	expect(await readAll()).toEqual(NOTHING);

	await open('u2');
	expect(await everything()).not.toContain(TEXT);

	await open('u1');
	expect(await readAll()).toEqual(ALL);
	expect(await recordsOf(SITE, 'sealed', 'u1')).toEqual([]);
});

test.each([...TYPED_ENTRIES])('the entry %s is sealed', async (kind) => {
	const user = await open('u1');
	storage.write(entryOf(kind), TEXT);
	storage.write(`${kind}-u2`, '别人的');
	await closeUser(user, place);
	expect(await everything()).not.toContain(TEXT);
	expect(storage.read(`${kind}-u2`)).toBe('别人的');
});

test.each(OWNED_KINDS.filter((kind) => OWNED[kind] === 'plain' && kind !== 'typed-text'))('the entry %s stays as it is', async (kind) => {
	const user = await open('u1');
	storage.write(entryOf(kind), '7');
	await closeUser(user, place);
	expect(storage.read(entryOf(kind))).toBe('7');
});

test.each(TYPED_KINDS)('a record of %s is sealed', async (kind) => {
	const user = await open('u1');
	await openRecords<string>(SITE, kind).put('u1', 'a', TEXT);
	await openRecords<string>(SITE, kind).put('u2', 'a', '别人的');
	await closeUser(user, place);
	expect(await everything()).not.toContain(TEXT);
	expect(await openRecords<string>(SITE, kind).all('u2')).toEqual(['别人的']);
});

test('no key stays after the session, and none can be read during it', async () => {
	const user = await open('u1');
	const [key] = await openRecords<CryptoKey>(SITE, 'keys').all('u1');
	expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
	await closeUser(user, place);
	expect(await openRecords(SITE, 'keys').all('u1')).toEqual([]);
});

test('another window does not write the text back, and a next session does', async () => {
	const user = await open('u1');
	const other = createBrowserStorage(SITE);
	const writes = async (): Promise<boolean> => {
		other.write('program-u1-1001-Python3', TEXT);
		const record = await openRecords<unknown>(SITE, 'attempts')
			.put('u1', 'a', TEXT)
			.then(
				() => true,
				() => false,
			);
		return record && other.read('program-u1-1001-Python3') === TEXT;
	};
	await closeUser(user, place);
	expect(await writes()).toBe(false);
	expect(await everything()).not.toContain(TEXT);
	await open('u1');
	expect(await writes()).toBe(true);
});

test('both windows of a user seal at once, and he finds everything', async () => {
	const [one, other] = [await open('u1'), await open('u1')];
	await typeAll();
	await Promise.all([closeUser(one, place), closeUser(other, place)]);
	expect(await everything()).not.toContain(TEXT);
	await open('u1');
	expect(await readAll()).toEqual(ALL);
	expect(await recordsOf(SITE, 'sealed', 'u1')).toEqual([]);
});

test('the next start seals what a closed browser has left, of all users but the present one', async () => {
	await open('u1');
	await typeAll();
	await closeOthers('u1', place);
	expect(await readAll()).toEqual(ALL);
	await closeOthers(null, place);
	expect(await everything()).not.toContain(TEXT);
	expect(await openRecords(SITE, 'keys').all('u1')).toEqual([]);
	await open('u1');
	expect(await readAll()).toEqual(ALL);
});

test('a reload without a network has the copy of the key', async () => {
	expect(await openUser('u1', null, place)).toBeNull();
	await open('u1');
	await typeAll();
	const again = await openUser('u1', null, place);
	expect(await readAll()).toEqual(ALL);
	if (again) await closeUser(again, place);
	expect(await everything()).not.toContain(TEXT);
});

test('sealed text that the key does not open is told, and stays', async () => {
	const user = await open('u1');
	storage.write('program-u1-1001-Python3', TEXT);
	await closeUser(user, place);
	await openRecords(SITE, 'sealed').put('u1', 'damaged', new Uint8Array(40));
	expect(await openUser('u1', 'another random text', place)).toMatchObject({ unopened: true });
	expect(storage.read('program-u1-1001-Python3')).toBeNull();
	expect(await open('u1')).toMatchObject({ unopened: true });
	expect([storage.read('program-u1-1001-Python3'), (await recordsOf(SITE, 'sealed', 'u1')).map(([id]) => id)]).toEqual([TEXT, ['damaged']]);
});

test('where each window has a session of its own, the last one seals', async () => {
	vi.stubGlobal('navigator', { locks: createLocks() });
	const own = { ...place, sessionOfWindow: true };
	const [one, other] = [await open('u1', own), await open('u1', own)];
	await typeAll();
	await closeUser(one, own);
	await closeOthers(null, own);
	expect(await readAll()).toEqual(ALL);
	await closeUser(other, own);
	expect(await everything()).not.toContain(TEXT);
});

test('if the browser cannot store sealed text, nothing is lost', async () => {
	const user = await open('u1');
	storage.write('program-u1-1001-Python3', TEXT);
	vi.stubGlobal('indexedDB', undefined);
	await expect(closeUser(user, place)).rejects.toThrow();
	storage.write('search-history-u1', TEXT);
	expect([storage.read('program-u1-1001-Python3'), storage.read('search-history-u1')]).toEqual([TEXT, TEXT]);
});

test.each([
	['an entry', async () => storage.write('search-history-u1', TEXT)],
	['a record', async () => openRecords<string>(SITE, 'outbox').put('u1', 'a', TEXT)],
] as const)('without a key, %s is removed, and not written back', async (_what, type) => {
	expect(await hasTypedText('u1', place)).toBe(false);
	await type();
	expect(await hasTypedText('u1', place)).toBe(true);
	await removeTypedText('u1', place);
	expect([await hasTypedText('u1', place), await everything()]).toEqual([false, expect.not.stringContaining(TEXT)]);
	await Promise.resolve(type()).catch(() => undefined);
	expect(await hasTypedText('u1', place)).toBe(false);
});

/** Web Locks of one name, as far as the app uses them. */
function createLocks() {
	let holders = 0;
	return {
		async request(
			_name: string,
			options: { mode?: string; ifAvailable?: boolean },
			act: (lock: object | null) => Promise<void>,
		): Promise<void> {
			if (options.ifAvailable && holders > 0) return act(null);
			holders += 1;
			await act({});
			holders -= 1;
		},
	};
}
