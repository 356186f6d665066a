import { failureText } from '../failure-text.ts';
import { type AttemptCore, countShown, isOpen, progressOf, type SubmitBody, setJournal, storeJournal } from './attempt-core.ts';
import { allAnswers, type HandIn } from './journal.ts';
import { mergeServerState } from './merge-server-state.ts';
import { resolveRefusal } from './send-answers.ts';

/** Hands in once. The intent is stored first, so that a reload repeats it. */
export async function handIn(core: AttemptCore, by: HandIn['by']): Promise<void> {
	const { state, options, saver } = core;
	if (state.handingIn || !isOpen(state)) return;
	state.handingIn = by;
	countShown(core);
	if (by === 'user') state.handInProblem = '';
	const intent = core.journal.handIn ?? { requestKey: `${core.journal.attemptId}-submit`, by };
	setJournal(core, { ...core.journal, handIn: intent });
	await storeJournal(core);
	// Waits for the save in flight; while `handingIn` is set no other one starts.
	await saver.save();
	const sentAt = options.wall();
	const body: SubmitBody = { action: 'submit', answers: allAnswers(core.journal), ...intent, ...progressOf(core.journal) };
	const result = await options.calls.submit(body, { keepalive: false });
	if (core.closed) return;
	state.handingIn = null;
	if (result.ok) return mergeServerState(core, result.data, sentAt);
	if (result.error.resultCode === 409 || result.error.resultCode === 410) await resolveRefusal(core);
	if (!isOpen(state)) return;
	state.handInProblem = failureText(result.error) || '没有交上';
	saver.changed();
}
