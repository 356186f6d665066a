/** Merges the draft of this window with a newer one of another window or admin, item by item, and asks about items that both changed. */

import { ref } from 'valtio/vanilla';
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import * as publishTexts from '#generated/messages/tools/menu-studio/publish.ts';
import type { SendOutcome } from '#src/lib/create-saver.ts';
import { mergeLists, type Side } from '#src/routing/served/merge-lists.ts';
import { applyStep, showDraft } from './change-draft.ts';
import { toList, toNodes } from './draft-tree.ts';
import { announce, type SavedDraft, type StudioCore, setSaved } from './studio-core.ts';

/** The draft of this window began as `base`. Edits of different items are joined; while both changed the same item, nothing is sent. */
export function mergeNewer(core: StudioCore, theirs: SavedDraft, base: readonly unknown[]): SendOutcome {
	const { state } = core;
	const merged = mergeLists(base, toList(state.draft), theirs.list, state.choices);
	const author = authorOf(theirs);
	if (!merged.ok) {
		const first = state.save !== 'conflict';
		core.conflictBase = base;
		Object.assign(state, { theirs: ref(theirs), conflicts: ref(merged.conflicts), save: 'conflict' });
		if (first) announce(core, texts.conflict({ who: author }));
		return 'stopped';
	}
	setSaved(core, theirs, toNodes(state.draft, theirs.list));
	Object.assign(state, { theirs: null, conflicts: ref([]), choices: {}, save: 'unsaved' });
	applyStep(core, { words: texts.mergeStep({ who: author }), after: toNodes(state.draft, merged.list), keysAfter: state.selected });
	announce(core, texts.merged({ who: author }));
	return 'unsaved';
}

export const authorOf = ({ savedBy, savedByMe }: SavedDraft): string =>
	savedByMe ? texts.otherWindow : (savedBy ?? publishTexts.otherAdmin);

export function chooseSide({ state }: StudioCore, id: string, side: Side): void {
	state.choices = { ...state.choices, [id]: side };
}

/** Merges with the choices made; does nothing while one is missing. A choice may uncover another conflict. */
export function settleConflicts(core: StudioCore): void {
	const { theirs, conflicts, choices } = core.state;
	if (theirs && conflicts.every(({ id }) => choices[id])) mergeNewer(core, theirs as SavedDraft, core.conflictBase);
}

/** Number of refreshes without news after which another admin no longer counts as editing. */
const QUIET_REFRESHES = 2;

/** Takes over what another window or admin has saved since, and notes who is editing. Failures are ignored: the next refresh follows. */
export async function refreshDraft(core: StudioCore): Promise<void> {
	const { options, state, saved } = core;
	if (state.phase !== 'ready' || state.save === 'saving' || state.save === 'conflict') return;
	const result = await options.calls.load();
	// A save of this window has overtaken the answer.
	if (!result.ok || core.closed || saved !== core.saved || !['saved', 'unsaved', 'failed'].includes(state.save)) return;
	const newer = result.data;
	if (newer.revision === saved.revision) {
		core.quietRefreshes += 1;
		if (core.quietRefreshes >= QUIET_REFRESHES) state.editor = null;
		return;
	}
	core.quietRefreshes = 0;
	state.editor = newer.revision > saved.revision ? authorOf(newer) : null;
	if (state.draft === saved.draft) return adoptNewer(core, newer);
	if (mergeNewer(core, newer, saved.list) === 'unsaved') core.saver.changed();
}

/** Without changes of this window there is nothing to merge. */
function adoptNewer(core: StudioCore, newer: SavedDraft): void {
	const { state } = core;
	const draft = toNodes(state.draft, newer.list);
	setSaved(core, newer, draft);
	if (core.options.readOnly) return showDraft(core, draft, state.selected);
	applyStep(core, { words: texts.adoptStep({ who: authorOf(newer) }), after: draft, keysAfter: state.selected });
	announce(core, texts.adopted({ who: authorOf(newer) }));
}
