import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { FormDrafts } from '#src/pages/page-environment.tsx';

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
export function createFormDrafts(storage: BrowserStorage, user: string): FormDrafts {
	const read = (): Saved['drafts'] => {
		const saved = parse(storage.read(ENTRY));
		if (saved && saved.user !== user) storage.write(ENTRY, null);
		return saved?.user === user ? saved.drafts : [];
	};
	return {
		read: (name) => read().find(([each]) => each === name)?.[1] ?? null,
		write(name, values) {
			const others = read().filter(([each]) => each !== name);
			const drafts = values ? [...others, [name, values] as const].slice(-MOST) : others;
			storage.write(ENTRY, drafts.length === 0 ? null : JSON.stringify({ version: VERSION, user, drafts } satisfies Saved));
		},
	};
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
