import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { AllowedActions } from './allowed-actions.ts';
import { isRunning } from './competition-state.ts';
import { type Entry, isCaptain, joinedMembers, myState } from './entries.ts';

export type NextStep = DataOf<'main.competitionUserOne'>['next'];

/** The most urgent step for the student. */
export function nextStep({ user }: Viewer, entry: Entry, can: AllowedActions): NextStep {
	const { state, reminded } = entry;
	if (state === 'cancelled') return 'cancelled';
	if (state === 'preview') {
		if (reminded) return 'reminded';
		return can.remind ? 'remind' : 'look';
	}
	if (state === 'publicity' || state === 'ended') return 'results';
	if (myState(entry) === 'rejected' && can.register) return 'mend';
	if (state === 'reg_open') return stepOfRegistration(entry, user.id, can);
	if (can.submitWork) return 'submit';
	if (can.answer) return 'answer';
	if (myState(entry) === 'pending') return 'wait';
	if (state === 'reg_closed') return myState(entry) === 'approved' ? 'ready' : 'look';
	return isRunning(state) ? 'watch' : 'look';
}

function stepOfRegistration(entry: Entry, userId: string, can: AllowedActions): NextStep {
	const mine = myState(entry);
	if (mine === 'approved') return 'ready';
	if (mine === 'pending' || mine === 'waiting') return 'wait';
	if (!isCaptain(entry, userId)) return 'gather';
	if (!can.register) return 'look';
	if (mine !== 'draft') return 'register';
	const { team, competition } = entry;
	return team && joinedMembers(team).length < competition.teamMin ? 'gather' : 'resume';
}
