/**
 * Seals what a user typed when his session ends, and opens it at his next sign-in. In between, the browser has it as records of the kind `sealed`,
 * whose contents and names only his key tells, and the key is not in the browser. During a session the text is plain: storage is read and written
 * while a page is left, which leaves no time to encrypt.
 */
import { type BrowserStorage, readEntry } from '#src/lib/browser-storage.ts';
import { moveRecord, openRecords, type RecordKind, recordsOf, TYPED_KINDS } from '#src/lib/kept-records.ts';
import { describeValue, seal, sealKeyOf, unseal } from '#src/lib/seal.ts';
import { type StorageEntry, typedTextEntry } from '#src/lib/storage-entry.ts';

export interface SealPlace {
	/** `site.key` of app.yaml. */
	siteKey: string;
	storage: BrowserStorage;
	/** Each window has a session of its own, so another one may still work with the text of this user. */
	sessionOfWindow: boolean;
}

/** A user whose typed text is open in this window. */
export interface OpenUser {
	owner: string;
	key: CryptoKey;
	/** Some sealed text does not open. It stays. */
	unopened: boolean;
	/** Lets other windows seal the text. */
	release(): Promise<void>;
}

type Sealed = { entry: StorageEntry; text: string } | { kind: RecordKind; id: string; value: unknown };

/** Name of the only record of the kind `keys` that a user has. */
const KEY = 'drafts';
/** Another window may still write while a pass runs; it stops within the first. */
const PASSES = 3;

/** Opens the sealed text of the user. `secret`: null without a network, when the copy of the key serves; null if there is none. */
export async function openUser(owner: string, secret: string | null, place: SealPlace): Promise<OpenUser | null> {
	const keys = openRecords<CryptoKey>(place.siteKey, 'keys');
	const key = secret === null ? await keys.get(owner, KEY).catch(() => undefined) : await sealKeyOf(secret);
	if (!key) return null;
	const release = place.sessionOfWindow ? await holdLock(lockOf(owner, place)) : async () => undefined;
	const mark = typedTextEntry(owner);
	const state = place.storage.read(mark);
	if (state !== 'open') place.storage.write(mark, 'opening');
	// Without a copy, only this page can seal.
	await keys.put(owner, KEY, key).catch(() => undefined);
	const unopened = await openAll(owner, key, place).catch(() => state === 'closed' || state === 'opening');
	place.storage.write(mark, 'open');
	return { owner, key, unopened, release };
}

/** Seals the text of the user, after what pages are just writing. Rejects if the browser cannot store it sealed; it is plain then. */
export async function closeUser({ owner, key, release }: OpenUser, place: SealPlace): Promise<void> {
	await release();
	await alone(owner, place, () => sealAll(owner, key, place));
}

/** Seals the text of users whose session ended without a page that could do it, such as with the browser. */
export async function closeOthers(present: string | null, place: SealPlace): Promise<void> {
	const keys = openRecords<CryptoKey>(place.siteKey, 'keys');
	for (const owner of place.storage.usersIn('open', 'opening')) {
		const key = owner === present ? undefined : await keys.get(owner, KEY);
		if (key) await alone(owner, place, () => sealAll(owner, key, place));
	}
}

export async function hasTypedText(owner: string, { siteKey, storage }: SealPlace): Promise<boolean> {
	if (storage.typedBy(owner).length > 0) return true;
	const found = await Promise.all(TYPED_KINDS.map((kind) => recordsOf(siteKey, kind, owner).catch(() => [])));
	return found.some(({ length }) => length > 0);
}

/** For a user without a key. */
export async function removeTypedText(owner: string, { siteKey, storage }: SealPlace): Promise<void> {
	storage.write(typedTextEntry(owner), 'closed');
	for (const name of storage.typedBy(owner)) storage.write(name, null);
	// A browser that stores nothing has nothing to remove.
	await Promise.all(
		[...TYPED_KINDS, 'keys' as const].map((kind) =>
			openRecords(siteKey, kind)
				.clear(owner)
				.catch(() => undefined),
		),
	);
}

async function sealAll(owner: string, key: CryptoKey, place: SealPlace): Promise<void> {
	// Waits for records that are being written: a transaction follows those before it.
	await Promise.all(TYPED_KINDS.map((kind) => recordsOf(place.siteKey, kind, owner)));
	const mark = typedTextEntry(owner);
	place.storage.write(mark, 'closed');
	try {
		for (let pass = 0; pass < PASSES && (await sealOnce(owner, key, place)) > 0; pass += 1);
	} catch (error) {
		place.storage.write(mark, 'open');
		throw error;
	}
	await openRecords(place.siteKey, 'keys').clear(owner);
}

/** Returns the number of entries and records that were plain. */
async function sealOnce(owner: string, key: CryptoKey, { siteKey, storage }: SealPlace): Promise<number> {
	const sealed = openRecords<Uint8Array>(siteKey, 'sealed');
	const sealedOf = (value: Sealed): Promise<Uint8Array> => seal(value, key, owner);
	let count = 0;
	for (const entry of storage.typedBy(owner)) {
		const text = storage.read(entry);
		if (text === null) continue;
		count += 1;
		await sealed.put(owner, newId(), await sealedOf({ entry, text }));
		if (storage.read(entry) === text) storage.write(entry, null);
	}
	for (const kind of TYPED_KINDS) {
		for (const [id, value] of await recordsOf(siteKey, kind, owner)) {
			count += 1;
			const isUnchanged = (stored: unknown): boolean => describeValue(stored) === describeValue(value);
			const to = { kind: 'sealed', id: newId(), value: await sealedOf({ kind, id, value }) } as const;
			await moveRecord(siteKey, owner, { kind, id, isUnchanged }, to);
		}
	}
	return count;
}

/** Returns whether some sealed record does not open. */
async function openAll(owner: string, key: CryptoKey, place: SealPlace): Promise<boolean> {
	const records = await recordsOf(place.siteKey, 'sealed', owner);
	let unopened = false;
	// Should there be two of one entry, the newer one is opened first, and stays.
	for (const [id, value] of records.toReversed()) {
		try {
			await openOne(owner, id, (await unseal(value as Uint8Array, key, owner)) as Sealed, place);
		} catch {
			unopened = true;
		}
	}
	return unopened;
}

async function openOne(owner: string, id: string, opened: Sealed, { siteKey, storage }: SealPlace): Promise<void> {
	const sealed = openRecords(siteKey, 'sealed');
	if ('entry' in opened) {
		if (storage.read(opened.entry) === null) storage.write(opened.entry, opened.text);
		// Without room for it, the entry lasts only as long as the page.
		if (readEntry(siteKey, opened.entry) !== null) await sealed.remove(owner, id);
	} else {
		const { kind, id: name, value } = opened;
		if ((await openRecords(siteKey, kind).get(owner, name)) === undefined)
			await moveRecord(siteKey, owner, { kind: 'sealed', id, isUnchanged: () => true }, { kind, id: name, value });
		else await sealed.remove(owner, id);
	}
}

/** In the order of time. */
const newId = (): string => `${String(Date.now()).padStart(14, '0')}-${crypto.randomUUID()}`;

const lockOf = (owner: string, { siteKey }: SealPlace): string => `${siteKey} typed text ${owner}`;

/** Holds a lock that other windows may hold, too, until the returned function is called. Each page that can seal has locks. */
const holdLock = (name: string): Promise<() => Promise<void>> =>
	new Promise((resolve) => {
		const held = navigator.locks.request(name, { mode: 'shared' }, () => {
			return new Promise<void>((end) => {
				resolve(async () => {
					end();
					await held;
				});
			});
		});
	});

/** Runs `act` unless another window works with the text; that one seals it when its own session ends. */
async function alone(owner: string, place: SealPlace, act: () => Promise<void>): Promise<void> {
	if (!place.sessionOfWindow) return act();
	await navigator.locks.request(lockOf(owner, place), { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}
