import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import { createRequiredContext } from './create-required-context.ts';

/** Answers of attempts by the attempt's id, in IndexedDB. */
export interface AttemptJournals {
	read(attemptId: string): Promise<unknown>;
	write(attemptId: string, journal: unknown): Promise<void>;
	remove(attemptId: string): Promise<void>;
}

/** Data that this browser keeps across reloads. */
export interface KeptData {
	/** Short messages that a page leaves for the next one, in memory. */
	handover: Map<string, string>;
	/** Persistent storage of this browser. Names of user-specific entries contain the user's id. */
	storage: BrowserStorage;
	/** Form drafts of the user; null for a guest. */
	openDrafts(): Promise<FormDrafts | null>;
	/** Journals of the user's attempts; null for a guest. All methods reject if the browser stores nothing. */
	openJournals(): Promise<AttemptJournals | null>;
	/** Queued requests of the user; null for a guest. Open it early, since its code cannot be loaded while offline. */
	openOutbox(): Promise<Outbox | null>;
	/** Activates the leave guard once a form is dirty. */
	watchUnsaved(): void;
}

export const [KeptDataContext, useKeptData] = createRequiredContext<KeptData>();
