/** Keeps the draft in the browser, sends it to the server, and settles conflicts with the drafts of other windows and admins. */
import { ref } from 'valtio/vanilla';
import type { HttpError } from '#src/http/result.ts';
import type { SendOptions, SendOutcome } from '#src/lib/create-saver.ts';
import { applyStep } from './change-draft.ts';
import { changedPart, toList, toNodes } from './draft-tree.ts';
import { announce, type KeptDraft, type SavedDraft, type SentDraft, type StudioCore, setSaved } from './studio-core.ts';

const currentOf = ({ state, saved }: StudioCore): KeptDraft => ({
	list: toList(state.draft),
	baseVersion: state.baseVersion,
	revision: saved.revision,
});

/** Keeps the draft while the server does not have it. */
export async function keepDraft(core: StudioCore): Promise<SendOutcome> {
	const { options, state, saved } = core;
	if (!options.readOnly) options.kept.write(state.draft === saved.draft ? null : currentOf(core));
	return 'saved';
}

export async function sendDraft(core: StudioCore, { keepalive }: SendOptions): Promise<SendOutcome> {
	const { options, state, saved, keeper } = core;
	if (core.closed || options.readOnly || state.phase !== 'ready' || state.save === 'conflict') return 'stopped';
	const { draft } = state;
	if (draft !== saved.draft) {
		state.save = 'saving';
		const result = await options.calls.save(bodyOf(core), { keepalive });
		if (core.closed) return 'stopped';
		if (!result.ok) return refused(core, result.error);
		state.problem = '';
		setSaved(core, result.data, draft);
	}
	state.save = state.draft === draft ? 'saved' : 'unsaved';
	void keeper.save();
	return 'saved';
}

/** The server applies a part only to a draft. Revision 0 is none: it stands for whichever list is published. */
function bodyOf(core: StudioCore): SentDraft {
	const current = currentOf(core);
	return current.revision === 0 ? current : { ...current, ...changedPart(core.saved.draft, core.state.draft) };
}

async function refused(core: StudioCore, error: HttpError): Promise<SendOutcome> {
	const { state, options } = core;
	if (error.resultCode === 409) {
		const newer = await options.calls.load();
		if (core.closed) return 'stopped';
		if (newer.ok) return mergeNewer(core, newer.data);
	}
	state.save = 'failed';
	state.problem = error.message;
	return 'failed';
}

/** Another window or admin has saved a newer draft. */
function mergeNewer(core: StudioCore, theirs: SavedDraft): SendOutcome {
	const { state, options, saved } = core;
	const merged = options.merge?.({ base: saved.list, mine: toList(state.draft), theirs: theirs.list }) ?? null;
	const author = theirs.savedBy ?? '另一位管理员';
	if (merged === null) return askWhichToKeep(core, theirs);
	setSaved(core, theirs, toNodes(state.draft, theirs.list));
	state.save = 'unsaved';
	applyStep(core, { words: `并入${author}的修改`, after: toNodes(state.draft, merged), keysAfter: [] });
	announce(core, `${author}也改了草稿，两边的修改已经合在一起`);
	return 'unsaved';
}

export function askWhichToKeep(core: StudioCore, theirs: SavedDraft): SendOutcome {
	core.state.theirs = ref(theirs);
	core.state.save = 'conflict';
	announce(core, `${theirs.savedBy ?? '另一位管理员'}也改了草稿，请选择保留哪一份`);
	return 'stopped';
}
