import type { AttemptState } from '../api-types.ts';
import { type AttemptCore, endAttempt, setJournal } from './attempt-core.ts';
import { giveUp, reconcile, see } from './journal.ts';

/** Merges an answer of the server into the attempt: its clock, deadline, answers, and end. `sentAt`: `wall` before the call. */
export function mergeServerState(core: AttemptCore, answer: AttemptState, sentAt: number): void {
	const { state, options } = core;
	options.clock.measure(Date.parse(answer.serverNow), sentAt, options.wall());
	moveDeadline(state, Date.parse(answer.deadlineAt));
	state.closesAt = Date.parse(answer.closesAt);
	const rejected = answer.rejected ?? [];
	if (rejected.length > 0) state.announcement = rejected.map(({ message }) => message).join('；');
	const kept = giveUp(
		core.journal,
		rejected.map(({ questionId }) => questionId),
		answer.answers,
	);
	setJournal(core, see(reconcile(kept, answer.answers, options.device), answer.furthest ?? 0));
	if (answer.state !== 'in_progress') endAttempt(core);
	else if (state.phase === 'late' && options.clock.now() < state.deadlineAt) goOn(core);
}

/** The teacher has added time meanwhile. */
function goOn(core: AttemptCore): void {
	core.state.phase = 'working';
	core.state.handInProblem = '';
	setJournal(core, { ...core.journal, handIn: null });
}

function moveDeadline(state: AttemptCore['state'], deadlineAt: number): void {
	if (deadlineAt === state.deadlineAt) return;
	const minutes = Math.round(Math.abs(deadlineAt - state.deadlineAt) / 60_000);
	state.announcement = deadlineAt > state.deadlineAt ? `老师给你加了 ${minutes} 分钟` : `结束时间提前了 ${minutes} 分钟`;
	state.deadlineAt = deadlineAt;
}
