/**
 * The draft that is edited in this window: steps, undo, selection, and saving. Every change is kept in the browser at once, and sent to the
 * server after a pause. The server refuses a draft that is not based on its newest revision; then this window merges both and asks about items that both
 * changed.
 */

import { proxy, ref } from 'valtio/vanilla';
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import { createSaver, type SendOptions } from '#src/lib/create-saver.ts';
import type { Side } from '#src/routing/served/merge-lists.ts';
import { applyStep, redoStep, showDraft, undoStep } from './change-draft.ts';
import { emptyDraft, placeOf, toDraft, toList, toNodes } from './draft-tree.ts';
import { emptyHistory } from './history.ts';
import { chooseSide, mergeNewer, refreshDraft, settleConflicts } from './merge-drafts.ts';
import type { Outcome } from './move-nodes.ts';
import { titleOf } from './node-fields.ts';
import { keepDraft, sendDraft } from './save-draft.ts';
import { announce, type SavedDraft, type StudioCore, type StudioOptions, type StudioState, setSaved } from './studio-core.ts';

/** In ms. A change is kept in the browser, and later sent. */
const KEEPING = { pause: 200 } as const;
const SENDING = { pause: 1000, retries: [2000, 5000, 15_000] } as const;

export function createStudio(options: StudioOptions) {
	const core = createCore(options);
	const { state, saver, keeper } = core;
	return {
		state,
		readOnly: options.readOnly,
		/** Loads the draft, and puts back what this browser kept. Also tries again after a failure. */
		open: (): Promise<void> => loadDraft(core),
		/** Does what an operation answered, or tells why it was refused. `merge` joins steps such as typing in one field. */
		apply: (outcome: Outcome, merge = ''): boolean => applyOutcome(core, outcome, merge),
		select(keys: readonly string[]): void {
			state.selected = ref(keys);
			const last = keys.at(-1);
			if (last !== undefined) state.focused = last;
		},
		focus(key: string): void {
			state.focused = key;
		},
		undo: (): boolean => undoStep(core),
		redo: (): boolean => redoStep(core),
		announce: (text: string): void => announce(core, text),
		save: saver.save,
		/** Chooses one side of a conflict. */
		choose: (id: string, side: Side): void => chooseSide(core, id, side),
		/** Merges once every conflict has a choice. */
		settle: (): void => settleConflicts(core),
		/** Takes over what others have saved since. */
		refresh: (): Promise<void> => refreshDraft(core),
		/** Replaces the whole list as one step, e.g. by an imported one or an earlier version. */
		replace(list: readonly unknown[], words: string): void {
			if (!options.readOnly) applyStep(core, { words, after: toNodes(state.draft, list), keysAfter: [] });
		},
		/** Says that the draft begins with another published version, and saves that. Its list stays. */
		rebase(baseVersion: number): void {
			if (options.readOnly) return;
			state.baseVersion = baseVersion;
			showDraft(core, { ...state.draft }, state.selected);
		},
		/** Takes over what the server answered after the draft was published or discarded. Undo stays possible. */
		adopt(saved: SavedDraft, words: string): void {
			const same = sameList(toList(state.draft), saved.list);
			const draft = same ? state.draft : toNodes(state.draft, saved.list);
			setSaved(core, saved, draft);
			Object.assign(state, { theirs: null, conflicts: ref([]), choices: {} });
			if (!same) applyStep(core, { words, after: draft, keysAfter: [] });
			state.save = 'saved';
			void keeper.save();
		},
		/** Keeps and sends at once what is not kept or sent yet. */
		async leave(sendOptions?: SendOptions): Promise<void> {
			await Promise.all([keeper.flush(), saver.flush(sendOptions)]);
		},
		close(): void {
			void keeper.flush();
			core.closed = true;
			saver.dispose();
			keeper.dispose();
		},
	};
}

export type Studio = ReturnType<typeof createStudio>;

function createCore(options: StudioOptions): StudioCore {
	const { setTimer } = options;
	const core: StudioCore = {
		options,
		state: proxy(emptyState()),
		saved: { revision: 0, list: [], draft: emptyDraft },
		keeper: createSaver({ ...KEEPING, setTimer, send: () => keepDraft(core) }),
		saver: createSaver({ ...SENDING, setTimer, send: (sendOptions) => sendDraft(core, sendOptions) }),
		conflictBase: [],
		quietRefreshes: 0,
		closed: false,
	};
	return core;
}

const emptyState = (): StudioState => ({
	phase: 'loading',
	problem: '',
	draft: ref(emptyDraft),
	history: ref(emptyHistory),
	selected: ref([]),
	focused: null,
	save: 'saved',
	savedAt: null,
	savedBy: null,
	baseVersion: 0,
	theirs: null,
	conflicts: ref([]),
	choices: {},
	editor: null,
	restored: false,
	returned: 0,
	announcement: '',
});

async function loadDraft(core: StudioCore): Promise<void> {
	const { state, options } = core;
	const { calls, kept, readOnly } = options;
	state.phase = 'loading';
	const result = await calls.load();
	if (core.closed) return;
	if (!result.ok) {
		Object.assign(state, { phase: 'failed', problem: result.error.message });
		return;
	}
	const draft = toDraft(result.data.list);
	setSaved(core, result.data, draft);
	Object.assign(state, { phase: 'ready', problem: '', draft: ref(draft), focused: draft.nodes[0]?.key ?? null });
	const local = readOnly ? null : kept.read();
	if (!local) return;
	if (sameList(local.list, result.data.list)) return kept.write(null);
	applyStep(core, { words: texts.restoreStep, after: toNodes(draft, local.list), keysAfter: [] });
	state.restored = true;
	if (local.revision !== result.data.revision) mergeNewer(core, result.data, local.base);
}

function applyOutcome(core: StudioCore, outcome: Outcome, merge: string): boolean {
	if (core.options.readOnly) return false;
	if (!outcome.done) {
		announce(core, outcome.reason);
		return false;
	}
	const { words, renamed, draft, keys } = outcome;
	applyStep(core, { words, ...(renamed && { renamed }), after: draft, keysAfter: keys }, merge);
	// A merged step tells the whole change: from the old title, not from the letter before.
	announce(core, doneWords({ ...outcome, words: core.state.history.done.at(-1)?.words ?? words }));
	return true;
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A step that was done, and where its only node is now: `“Videos” moved to “Learning”, 3 of 4`. */
function doneWords({ draft, words, keys, moved }: Outcome & { done: true }): string {
	const place = keys.length === 1 && keys[0] !== undefined ? placeOf(draft, keys[0]) : null;
	if (!place || !moved) return texts.done({ words });
	const position = { words, place: place.index + 1, total: place.siblings.length };
	return place.parent ? texts.doneIn({ ...position, group: titleOf(place.parent) }) : texts.doneOnTop(position);
}
