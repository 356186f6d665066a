import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { type KeptRecords, openRecords } from '#src/lib/kept-records.ts';
import { KEPT_BYTES } from '#src/ui/files/file-limits.ts';

/** Half-written forms, kept in the browser by name. */
export interface FormDrafts {
	read(name: string): Readonly<Record<string, unknown>> | null;
	/** null forgets it, with its files. */
	write(name: string, values: Readonly<Record<string, unknown>> | null): void;
	/** Files that were chosen. Never rejects: those that are not there any more are missing. */
	readFiles(name: string): Promise<readonly File[]>;
	/** False: they are too large together, or the browser has no room for them, and none is kept. */
	writeFiles(name: string, files: readonly File[]): Promise<boolean>;
}

const ENTRY = 'form-drafts';
const VERSION = 1;
/** Older ones make room: nobody comes back to that many half-written forms. */
const MOST = 20;

type Values = Readonly<Record<string, unknown>>;

interface Saved {
	version: number;
	user: string;
	/** By name of the form; what was typed last comes last. */
	drafts: readonly (readonly [name: string, values: Values])[];
}

/** Half-written forms of one user, kept in the browser. Those of somebody else are forgotten as soon as they are met. */
export function createFormDrafts(storage: BrowserStorage, user: string, records: KeptRecords<readonly File[]>): FormDrafts {
	const read = (): Saved['drafts'] => {
		const saved = parse(storage.read(ENTRY));
		if (saved && saved.user !== user) storage.write(ENTRY, null);
		return saved?.user === user ? saved.drafts : [];
	};
	const forgetFiles = (name: string): Promise<void> => records.remove(user, name).catch(() => undefined);
	return {
		read: (name) => read().find(([each]) => each === name)?.[1] ?? null,
		write(name, values) {
			const before = read();
			const others = before.filter(([each]) => each !== name);
			const drafts = values ? [...others, [name, values] as const].slice(-MOST) : others;
			storage.write(ENTRY, drafts.length === 0 ? null : JSON.stringify({ version: VERSION, user, drafts } satisfies Saved));
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
				// The files kept before are not the chosen ones.
				() => forgetFiles(name).then(() => false),
			);
		},
	};
}

/** The same, with the files of forms that are not there any more swept out. `key` names the app. */
export function openFormDrafts(storage: BrowserStorage, key: string, user: string): FormDrafts {
	const records = openRecords<readonly File[]>(key, 'files');
	const saved = parse(storage.read(ENTRY));
	const stays = saved?.user === user ? saved.drafts.map(([name]) => name) : [];
	// A browser without a database has none to sweep.
	void records.sweep(user, new Set(stays)).catch(() => undefined);
	return createFormDrafts(storage, user, records);
}

function parse(text: string | null): Saved | null {
	try {
		const saved = JSON.parse(text ?? 'null') as Partial<Saved> | null;
		const drafts = Array.isArray(saved?.drafts) ? saved.drafts.filter(isDraft) : [];
		return saved?.version === VERSION && typeof saved.user === 'string' ? { version: VERSION, user: saved.user, drafts } : null;
	} catch {
		return null;
	}
}

const isDraft = (value: unknown): value is [string, Values] =>
	Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null && !Array.isArray(value[1]);
