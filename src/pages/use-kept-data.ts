import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import { createRequiredContext } from './create-required-context.ts';

/** Data of the signed-in user that the server does not have yet, by id, in IndexedDB. Each feature chooses ids of its own. */
export interface UserRecords {
	read(id: string): Promise<unknown>;
	write(id: string, record: unknown): Promise<void>;
	remove(id: string): Promise<void>;
}

/** Data that this browser keeps across reloads. */
export interface KeptData {
	/** Short messages that a page leaves for the next one, in memory. */
	handover: Map<string, string>;
	/** Persistent storage of this browser. Names of user-specific entries contain the user's id. */
	storage: BrowserStorage;
	/** Drafts of the user; null for a guest. */
	openDrafts: LoadOnce<FormDrafts | null>;
	/** Null for a guest. All methods reject if the browser stores nothing. */
	openUserRecords(): Promise<UserRecords | null>;
	/** Queued requests of the user; null for a guest. Open it early, since its code cannot be loaded while offline. */
	openOutbox(): Promise<Outbox | null>;
	/** Activates the leave guard once a form is dirty. */
	watchUnsaved(): void;
}

export const [KeptDataContext, useKeptData] = createRequiredContext<KeptData>();
