import type { HttpError } from '#src/http/result.ts';
import type { SendOptions, SendOutcome } from '#src/lib/create-saver.ts';
import { type AttemptCore, countShown, endAttempt, isOpen, progressOf, storeJournal } from './attempt-core.ts';
import { unsent } from './journal.ts';
import { mergeServerState } from './merge-server-state.ts';

/** Sends what the server does not have. The journal is stored before anything is sent. */
export async function sendAnswers(core: AttemptCore, { keepalive }: SendOptions): Promise<SendOutcome> {
	const { state, options } = core;
	if (core.closed || state.phase !== 'working' || state.handingIn) return 'stopped';
	countShown(core);
	const answers = unsent(core.journal);
	if (answers.length > 0) state.save = 'saving';
	await storeJournal(core);
	const sentAt = options.wall();
	const result = await options.calls.submit({ action: 'save', answers, ...progressOf(core.journal) }, { keepalive });
	if (core.closed || hasEnded(core)) return 'stopped';
	if (!result.ok) return refused(core, result.error);
	mergeServerState(core, result.data, sentAt);
	if (hasEnded(core)) return 'stopped';
	void storeJournal(core);
	const saved = unsent(core.journal).length === 0;
	if (saved) state.savedAt = options.clock.now();
	state.save = saved ? 'saved' : 'unsaved';
	return state.save;
}

const hasEnded = ({ state }: AttemptCore): boolean => state.phase === 'ended';

async function refused(core: AttemptCore, error: HttpError): Promise<SendOutcome> {
	if (error.resultCode === 409 || error.resultCode === 410) return resolveRefusal(core);
	core.state.save = unsent(core.journal).length === 0 ? 'saved' : error.kind === 'network' ? 'offline' : 'failed';
	return 'failed';
}

/** Another window has the attempt, or it is over: asks the server which. */
export async function resolveRefusal(core: AttemptCore): Promise<SendOutcome> {
	const { state, options } = core;
	const sentAt = options.wall();
	const result = await options.calls.start(false);
	if (result.ok) {
		mergeServerState(core, result.data, sentAt);
		if (isOpen(state) && result.data.clientTab !== options.clientTab) state.phase = 'elsewhere';
	} else if (result.error.resultCode === 403) endAttempt(core);
	else return 'failed';
	return state.phase === 'working' ? 'unsaved' : 'stopped';
}
