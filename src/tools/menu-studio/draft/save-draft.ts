/** Keeps the draft in the browser, and sends it to the server. */
import type { HttpError } from '#src/http/result.ts';
import type { SendOptions, SendOutcome } from '#src/lib/create-saver.ts';
import { changedPart, toList } from './draft-tree.ts';
import { mergeNewer } from './merge-drafts.ts';
import { type SentDraft, type StudioCore, setSaved } from './studio-core.ts';

const currentOf = ({ state, saved }: StudioCore): SentDraft => ({
	list: toList(state.draft),
	baseVersion: state.baseVersion,
	revision: saved.revision,
});

/** Keeps the draft while the server does not have it. */
export async function keepDraft(core: StudioCore): Promise<SendOutcome> {
	const { options, state, saved } = core;
	if (!options.readOnly) options.kept.write(state.draft === saved.draft ? null : { ...currentOf(core), base: saved.list });
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
		if (newer.ok) return mergeNewer(core, newer.data, core.saved.list);
	}
	state.save = 'failed';
	state.problem = error.message;
	return 'failed';
}
