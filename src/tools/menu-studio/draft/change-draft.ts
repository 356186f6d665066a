/** Changes of the draft as steps that can be undone. */

import { ref } from 'valtio/vanilla';
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import { type Draft, indexOf, outermost } from './draft-tree.ts';
import { record, redo, type Step, undo } from './history.ts';
import { announce, type StudioCore } from './studio-core.ts';

/** Shows a draft with what remains of the selection, and saves it later. */
export function showDraft(core: StudioCore, draft: Draft, keys: readonly string[]): void {
	const { state, options, saved, keeper, saver } = core;
	const index = indexOf(draft);
	const present = keys.filter((key) => index.has(key));
	state.draft = ref(draft);
	state.selected = ref(present);
	state.focused = present.at(-1) ?? (state.focused !== null && index.has(state.focused) ? state.focused : (draft.nodes[0]?.key ?? null));
	if (options.readOnly) return;
	keeper.changed();
	if (state.save === 'conflict') return;
	if (state.save !== 'saving') state.save = draft === saved.draft ? 'saved' : 'unsaved';
	saver.changed();
}

/** `merge` joins steps such as typing in one field. */
export function applyStep(core: StudioCore, step: Omit<Step, 'before' | 'keysBefore' | 'merge'>, merge = ''): void {
	const { state } = core;
	state.history = ref(record(state.history, { ...step, before: state.draft, keysBefore: state.selected, merge }));
	showDraft(core, step.after, step.keysAfter);
}

export function undoStep(core: StudioCore): boolean {
	const undone = undo(core.state.history);
	const way = undone && { ...undone, from: undone.step.after, draft: undone.step.before, keys: undone.step.keysBefore };
	return travel(core, way, { done: texts.undone, nothing: texts.nothingToUndo });
}

export function redoStep(core: StudioCore): boolean {
	const redone = redo(core.state.history);
	const way = redone && { ...redone, from: redone.step.before, draft: redone.step.after, keys: redone.step.keysAfter };
	return travel(core, way, { done: texts.redone, nothing: texts.nothingToRedo });
}

type Travelled = NonNullable<ReturnType<typeof undo>> & { from: Draft; draft: Draft; keys: readonly string[] };

/** What is announced. */
interface TravelWords {
	done: (params: { step: string }) => string;
	nothing: string;
}

function travel(core: StudioCore, travelled: Travelled | null, words: TravelWords): boolean {
	if (!travelled || core.options.readOnly) {
		announce(core, words.nothing);
		return false;
	}
	core.state.history = ref(travelled.history);
	const returned = addedKeys(travelled.from, travelled.draft);
	showDraft(core, travelled.draft, returned.length > 0 ? returned : travelled.keys);
	core.state.returned += 1;
	announce(core, words.done({ step: travelled.step.words }));
	return true;
}

/** The outermost nodes that only the second draft has. None if the whole list was replaced: there is no node to point at. */
function addedKeys(before: Draft, after: Draft): readonly string[] {
	const index = indexOf(before);
	const added = [...indexOf(after).keys()].filter((key) => !index.has(key));
	return added.length === indexOf(after).size ? [] : outermost(after, added).map(({ node }) => node.key);
}
