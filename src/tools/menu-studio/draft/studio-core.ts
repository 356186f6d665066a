/** State shared by the functions of one studio, with the saved draft and its two savers. */
import type { Result } from '#src/http/result.ts';
import type { Saver } from '#src/lib/create-saver.ts';
import type { MergeConflict, Side } from '#src/routing/served/merge-lists.ts';
import type { Draft, ListPart, ServedRecord } from './draft-tree.ts';
import type { History } from './history.ts';

/** The draft as the server has it. */
export interface SavedDraft {
	list: readonly unknown[];
	/** Published version that the draft began with. */
	baseVersion: number;
	/** Number of saves; 0 for a draft that was never saved. */
	revision: number;
	/** ISO time; missing if never saved. */
	savedAt?: string;
	savedBy?: string;
	/** This user saved it, e.g. in another window. */
	savedByMe?: boolean;
}

/** A draft kept in this browser because the server does not have it yet. */
export interface KeptDraft {
	list: readonly ServedRecord[];
	/** The server's list that the changes were made to. */
	base: readonly unknown[];
	baseVersion: number;
	revision: number;
}

/** Body of a save: the whole list, or with `at` and `remove` the part that differs from the server's draft of this revision. */
export type SentDraft = Omit<KeptDraft, 'base'> & Partial<ListPart>;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface StudioState {
	phase: 'loading' | 'failed' | 'ready';
	/** Why the draft could not be loaded or saved. */
	problem: string;
	draft: Draft;
	history: History;
	/** Selected nodes; the last one was chosen last. */
	selected: readonly string[];
	/** The tab stop of the tree. */
	focused: string | null;
	save: SaveState;
	/** ISO time of the last save by anyone; null if the published list is unchanged. */
	savedAt: string | null;
	savedBy: string | null;
	/** Published version that the draft began with. */
	baseVersion: number;
	/** The newer draft of another window or admin, while `save` is `conflict`. */
	theirs: SavedDraft | null;
	/** Records that both have changed. */
	conflicts: readonly MergeConflict[];
	/** By the ids of conflicts. */
	choices: Readonly<Record<string, Side>>;
	/** Another admin, or this one in another window, who has saved within the last refreshes. */
	editor: string | null;
	/** Changes that were kept in this browser have been put back. */
	restored: boolean;
	/** Number of steps that were undone or redone: after each one, the focus goes to the node at the tab stop. */
	returned: number;
	/** Text of the polite live region. */
	announcement: string;
}

export interface StudioOptions {
	calls: {
		load(): Promise<Result<SavedDraft>>;
		save(body: SentDraft, options: { keepalive: boolean }): Promise<Result<SavedDraft>>;
	};
	/** The draft in this browser. `write(null)` removes it. */
	kept: { read(): KeptDraft | null; write(draft: KeptDraft | null): void };
	/** Looks only: nothing is changed, kept or sent. */
	readOnly: boolean;
	/** Replaces the timers of the browser. */
	setTimer?(action: () => void, ms: number): () => void;
}

export interface StudioCore {
	readonly options: StudioOptions;
	readonly state: StudioState;
	/** The draft that the server has: its revision, its list, and the list as a tree. */
	saved: { revision: number; list: readonly unknown[]; draft: Draft };
	/** Keeps the draft in the browser. */
	readonly keeper: Saver;
	/** Sends the draft to the server. */
	readonly saver: Saver;
	/** The list that both drafts of a conflict began with. */
	conflictBase: readonly unknown[];
	/** Refreshes in a row without news. */
	quietRefreshes: number;
	/** Nothing is changed or sent any more: the page has been left. */
	closed: boolean;
}

export function announce({ state }: StudioCore, text: string): void {
	// A repeated text is announced again only if it differs.
	state.announcement = text === state.announcement ? `${text} ` : text;
}

/** Remembers what the server has. */
export function setSaved(core: StudioCore, { list, revision, baseVersion, savedAt, savedBy }: SavedDraft, draft: Draft): void {
	core.saved = { list, revision, draft };
	Object.assign(core.state, { baseVersion, savedAt: savedAt ?? null, savedBy: savedBy ?? null });
}
