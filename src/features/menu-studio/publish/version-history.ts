/** The published versions, newest first, and rolling back to one of them. */
import { proxy, ref } from 'valtio/vanilla';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { MenuVersion, MenuVersionSummary } from './api-types.ts';
import type { DraftHandle } from './publishing.ts';

export interface HistoryState {
	phase: 'loading' | 'failed' | 'ready';
	problem: string;
	versions: readonly MenuVersionSummary[];
	/** Whether there are older versions. */
	more: boolean;
	/** Whether the next page is on its way. */
	loadingMore: boolean;
}

interface HistoryOptions {
	call: PageEnvironment['call'];
	draft: DraftHandle;
	newKey(): string;
}

const PAGE_SIZE = 20;

export type RolledBack = { ok: true; version: MenuVersion; keptDraft: boolean } | { ok: false; problem: string };

export function createVersionHistory({ call, draft, newKey }: HistoryOptions) {
	const state = proxy<HistoryState>({ phase: 'loading', problem: '', versions: ref([]), more: false, loadingMore: false });
	const lists = new Map<number, Promise<MenuVersion | null>>();
	let sent: { text: string; key: string } | null = null;
	let page = 0;

	const load = async (pageNum: number): Promise<boolean> => {
		const result = await call('menus.versions', { pageNum, pageSize: PAGE_SIZE }, { takes: () => true });
		if (!result.ok) {
			state.problem = result.error.message;
			return false;
		}
		page = pageNum;
		const { records, total } = result.data;
		// Versions published meanwhile move records to the next page.
		const known = new Set(pageNum === 1 ? [] : state.versions.map(({ version }) => version));
		const before = pageNum === 1 ? [] : state.versions;
		const versions = [...before, ...records.filter(({ version }) => !known.has(version))];
		Object.assign(state, { versions: ref(versions), more: pageNum * PAGE_SIZE < total, problem: '' });
		return true;
	};

	const history = {
		state,
		async open(): Promise<void> {
			state.phase = (await load(1)) ? 'ready' : 'failed';
		},
		async more(): Promise<void> {
			if (state.loadingMore) return;
			state.loadingMore = true;
			await load(page + 1);
			state.loadingMore = false;
		},
		/** A version with its list; null on a failure, which has been shown. Versions never change, so each is loaded once. */
		version(version: number): Promise<MenuVersion | null> {
			const known = lists.get(version);
			if (known) return known;
			const loading = call('menus.version', { version }).then((result) => {
				if (!result.ok) lists.delete(version);
				return result.ok ? result.data : null;
			});
			lists.set(version, loading);
			return loading;
		},
		/** Publishes an earlier version as a new one. A draft with changes stays, and is merged when it is published. */
		async rollBack(version: number, comment: string): Promise<RolledBack> {
			const current = state.versions[0];
			if (!current) return { ok: false, problem: '' };
			const before = await history.version(current.version);
			const text = JSON.stringify([current.etag, version, comment]);
			if (sent?.text !== text) sent = { text, key: newKey() };
			const input = { 'If-Match': current.etag, version, comment, requestKey: sent.key };
			const result = await call('menus.rollBack', input, { takes: () => true });
			if (!result.ok) {
				const stale = result.error.resultCode === STALE;
				if (stale) await load(1);
				return { ok: false, problem: stale ? `${result.error.message}。历史已经更新，请看过再回退` : result.error.message };
			}
			const unchanged = before !== null && JSON.stringify(draft.list()) === JSON.stringify(before.list);
			if (unchanged) {
				// The server may still keep a draft without changes.
				await call('menus.draftDiscard', {}, { quiet: true });
				await draft.reload(`回退到第 ${version} 版`);
			}
			await load(1);
			return { ok: true, version: result.data, keptDraft: !unchanged };
		},
	};
	return history;
}

export type VersionHistory = ReturnType<typeof createVersionHistory>;

const STALE = 412;
