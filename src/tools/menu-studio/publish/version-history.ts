/** The published versions, newest first, and rolling back to one of them. */

import { proxy, ref } from 'valtio/vanilla';
import * as texts from '#generated/messages/tools/menu-studio/publish/history.ts';
import type { MenuCalls, MenuSchedule, MenuVersion, MenuVersionSummary } from '../menu-calls.ts';
import type { DraftHandle } from './publishing.ts';

export interface HistoryState {
	phase: 'loading' | 'failed' | 'ready';
	problem: string;
	versions: readonly MenuVersionSummary[];
	/** Whether there are older versions. */
	more: boolean;
	/** The list that waits for its time; null if none does. */
	schedule: MenuSchedule | null;
	/** Whether the next page is on its way. */
	loadingMore: boolean;
}

interface HistoryOptions {
	calls: MenuCalls;
	draft: DraftHandle;
	newKey(): string;
}

const PAGE_SIZE = 20;

export type RolledBack = { ok: true; version: MenuVersion; keptDraft: boolean } | { ok: false; problem: string };

/** What becomes of a draft with changes: it is discarded for the restored version, or stays as it is and is based on that version. */
export type DraftChoice = 'follow' | 'keep';

interface HistoryCore {
	readonly options: HistoryOptions;
	readonly state: HistoryState;
	/** Versions never change, so each is loaded once. */
	readonly loaded: Map<number, Promise<MenuVersion | null>>;
	/** The request that was sent last; sent again after a lost answer, it keeps its key. */
	sent: { text: string; key: string } | null;
	page: number;
}

export function createVersionHistory(options: HistoryOptions) {
	const state = proxy<HistoryState>({ phase: 'loading', problem: '', versions: ref([]), more: false, schedule: null, loadingMore: false });
	const core: HistoryCore = { options, state, loaded: new Map(), sent: null, page: 0 };
	return {
		state,
		async open(): Promise<void> {
			const [loaded] = await Promise.all([loadPage(core, 1), loadSchedule(core)]);
			state.phase = loaded ? 'ready' : 'failed';
		},
		async more(): Promise<void> {
			if (state.loadingMore) return;
			state.loadingMore = true;
			await loadPage(core, core.page + 1);
			state.loadingMore = false;
		},
		/** A version with its list; null on a failure, which has been shown. */
		version: (version: number): Promise<MenuVersion | null> => loadVersion(core, version),
		/** Cancels the list that waits; false if that failed, which has been shown. */
		async cancelSchedule(): Promise<boolean> {
			const { schedule } = state;
			const result = schedule && (await options.calls.scheduling?.cancel(schedule.id));
			// It may have been published meanwhile.
			await Promise.all([loadPage(core, 1), loadSchedule(core)]);
			return result?.ok === true;
		},
		/** Publishes an earlier version as a new one. A draft without changes follows. */
		rollBack: (version: number, comment: string, choice: DraftChoice): Promise<RolledBack> => rollBack(core, version, { comment, choice }),
	};
}

async function loadPage(core: HistoryCore, pageNum: number): Promise<boolean> {
	const { state } = core;
	const { calls } = core.options;
	const result = await calls.versions({ pageNum, pageSize: PAGE_SIZE }, { takes: () => true });
	if (!result.ok) {
		state.problem = result.error.message;
		return false;
	}
	core.page = pageNum;
	const { records, total } = result.data;
	// Versions published meanwhile move records to the next page.
	const before = pageNum === 1 ? [] : state.versions;
	const known = new Set(before.map(({ version }) => version));
	const versions = [...before, ...records.filter(({ version }) => !known.has(version))];
	Object.assign(state, { versions: ref(versions), more: pageNum * PAGE_SIZE < total, problem: '' });
	return true;
}

async function loadSchedule({ state, options: { calls } }: HistoryCore): Promise<void> {
	const result = await calls.scheduling?.scheduled({ quiet: true });
	const [waiting] = result?.ok ? result.data.records : [];
	state.schedule = waiting ? ref(waiting) : null;
}

function loadVersion({ loaded, options: { calls } }: HistoryCore, version: number): Promise<MenuVersion | null> {
	const known = loaded.get(version);
	if (known) return known;
	const loading = calls.version(version).then((result) => {
		if (!result.ok) loaded.delete(version);
		return result.ok ? result.data : null;
	});
	loaded.set(version, loading);
	return loading;
}

interface RollBackWishes {
	comment: string;
	choice: DraftChoice;
}

async function rollBack(core: HistoryCore, version: number, { comment, choice }: RollBackWishes): Promise<RolledBack> {
	const { calls, draft, newKey } = core.options;
	const current = core.state.versions[0];
	if (!current) return { ok: false, problem: '' };
	const before = await loadVersion(core, current.version);
	// A save on its way would bring a discarded draft back.
	await draft.flush();
	const text = JSON.stringify([current.etag, version, comment]);
	if (core.sent?.text !== text) core.sent = { text, key: newKey() };
	const request = { etag: current.etag, version, comment, requestKey: core.sent.key };
	const result = await calls.rollBack(request, { takes: () => true });
	if (!result.ok) {
		const stale = result.error.resultCode === STALE;
		if (stale) await loadPage(core, 1);
		return { ok: false, problem: stale ? texts.stale({ message: result.error.message }) : result.error.message };
	}
	const unchanged = before !== null && JSON.stringify(draft.list()) === JSON.stringify(before.list);
	const follows = unchanged || choice === 'follow';
	if (follows) {
		// The server may still keep a draft without changes.
		await calls.discardDraft({ quiet: true });
		await draft.reload(texts.rollBackStep({ version }));
	} else {
		await draft.rebase(result.data.version);
	}
	await loadPage(core, 1);
	return { ok: true, version: result.data, keptDraft: !follows };
}

export type VersionHistory = ReturnType<typeof createVersionHistory>;

const STALE = 412;
