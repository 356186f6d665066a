import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { type KeptRecords, openRecords } from '#src/lib/kept-records.ts';
import { parseFields } from '#src/lib/record-of.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { KEPT_BYTES } from '#src/ui/files/file-limits.ts';
import type { DraftName } from './draft-name.ts';

export interface FormDrafts {
	read(name: DraftName): Readonly<Record<string, unknown>> | null;
	/** null deletes the draft and its files. */
	write(name: DraftName, values: object | null): void;
	/** Selected files. Never rejects: files that can no longer be read are left out. */
	readFiles(name: DraftName): Promise<readonly File[]>;
	/** Resolves to false, and stores none, if the files are too large or storage is full. */
	writeFiles(name: DraftName, files: readonly File[]): Promise<boolean>;
}

const entryOf = (user: string): StorageEntry => `form-drafts-${user}`;
const VERSION = 1;
/** Older drafts are evicted. */
const MAX_DRAFTS = 20;

type Values = Readonly<Record<string, unknown>>;

interface Saved {
	version: number;
	/** Ordered by last edit, newest last. */
	drafts: readonly (readonly [name: string, values: Values])[];
}

/** Form drafts of one user. */
export function createFormDrafts(storage: BrowserStorage, user: string, records: KeptRecords<readonly File[]>): FormDrafts {
	const entry = entryOf(user);
	const read = (): Saved['drafts'] => parse(storage.read(entry))?.drafts ?? [];
	const forgetFiles = (name: string): Promise<void> => records.remove(user, name).catch(() => undefined);
	return {
		read: (name) => read().find(([each]) => each === name)?.[1] ?? null,
		write(name, values) {
			const before = read();
			const others = before.filter(([each]) => each !== name);
			const drafts = values ? [...others, [name, { ...values }] as const].slice(-MAX_DRAFTS) : others;
			storage.write(entry, drafts.length === 0 ? null : JSON.stringify({ version: VERSION, drafts } satisfies Saved));
			const left = new Set(drafts.map(([each]) => each));
			for (const [each] of before) if (!left.has(each)) void forgetFiles(each);
		},
		readFiles: (name) =>
			records.get(user, name).then(
				(files) => files ?? [],
				() => [],
			),
		async writeFiles(name, files) {
			if (files.length === 0 || files.reduce((sum, { size }) => sum + size, 0) > KEPT_BYTES) {
				await forgetFiles(name);
				return files.length === 0;
			}
			return records.put(user, name, files).then(
				() => true,
				// Deletes the previously stored files, which no longer match the selection.
				() => forgetFiles(name).then(() => false),
			);
		},
	};
}

/** Opens the drafts and deletes orphaned files. `key` identifies the app. */
export function openFormDrafts(storage: BrowserStorage, key: string, user: string): FormDrafts {
	moveOldDrafts(storage);
	const records = openRecords<readonly File[]>(key, 'files');
	const keptNames = parse(storage.read(entryOf(user)))?.drafts.map(([name]) => name) ?? [];
	// Browsers without IndexedDB have nothing to delete.
	void records.prune(user, new Set(keptNames)).catch(() => undefined);
	const drafts = createFormDrafts(storage, user, records);
	moveOldPractice(storage, user, drafts);
	return drafts;
}

/** Older releases kept the set of questions that is practised in an entry of its own. */
function moveOldPractice(storage: BrowserStorage, user: string, drafts: FormDrafts): void {
	const entry: StorageEntry = `practice-set-${user}`;
	const text = storage.read(entry);
	if (text === null) return;
	if (!drafts.read('practice')) drafts.write('practice', parseFields(text));
	storage.write(entry, null);
}

/** Older releases kept the drafts of one user, whom the entry named. */
function moveOldDrafts(storage: BrowserStorage): void {
	const text = storage.read('form-drafts');
	if (text === null) return;
	const { user } = parseFields(text);
	if (typeof user === 'string' && storage.read(entryOf(user)) === null) storage.write(entryOf(user), text);
	storage.write('form-drafts', null);
}

function parse(text: string | null): Saved | null {
	const saved = parseFields(text);
	const drafts = Array.isArray(saved.drafts) ? saved.drafts.filter(isDraft) : [];
	return saved.version === VERSION ? { version: VERSION, drafts } : null;
}

const isDraft = (value: unknown): value is [string, Values] =>
	Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null && !Array.isArray(value[1]);
