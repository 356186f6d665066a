/** Changes of the draft as steps that can be undone. */
import { ref } from 'valtio/vanilla';
import { type Draft, indexOf } from './draft-tree.ts';
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
	return travel(core, '撤销', undone && { ...undone, draft: undone.step.before, keys: undone.step.keysBefore });
}

export function redoStep(core: StudioCore): boolean {
	const redone = redo(core.state.history);
	return travel(core, '重做', redone && { ...redone, draft: redone.step.after, keys: redone.step.keysAfter });
}

type Travelled = NonNullable<ReturnType<typeof undo>> & { draft: Draft; keys: readonly string[] };

function travel(core: StudioCore, word: string, travelled: Travelled | null): boolean {
	if (!travelled || core.options.readOnly) {
		announce(core, `没有可以${word}的操作`);
		return false;
	}
	core.state.history = ref(travelled.history);
	showDraft(core, travelled.draft, travelled.keys);
	announce(core, `已${word}：${travelled.step.words}`);
	return true;
}
