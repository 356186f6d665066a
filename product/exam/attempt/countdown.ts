import { startTimer } from '#src/lib/create-saver.ts';
import type { AttemptCore } from './attempt-core.ts';
import { dueWarning } from './clock.ts';
import { handIn } from './hand-in.ts';

export interface Countdown {
	/** Recomputes the time at once, and then every second. */
	start(): void;
	stop(): void;
}

/** Seconds between two tries to hand in once the server has closed the attempt: they only ask what became of it. */
const PATIENT_SECONDS = 5;

/** Counts down to the deadline, announces warnings, and hands in when the time is up, again and again until the server answers. */
export function createCountdown(core: AttemptCore): Countdown {
	const { state, options } = core;
	const { clock, setTimer = startTimer } = options;
	let stop: () => void = () => undefined;
	const start = (): void => {
		stop();
		if (core.closed || state.phase === 'ended') return;
		const left = (state.deadlineAt - clock.now()) / 1000;
		if (clock.isSure()) passTime(core, left);
		else askTime(core, left);
		if (state.phase === 'late' && isTryDue(state.graceLeft)) void handIn(core, 'timeup');
		// To the next whole second.
		stop = setTimer(start, 1000 - ((((-left * 1000) % 1000) + 1000) % 1000) || 1000);
	};
	return { start, stop: () => stop() };
}

function passTime({ state, options }: AttemptCore, left: number): void {
	const warning = dueWarning(state.secondsLeft, left);
	if (warning !== null) state.announcement = options.announce(warning);
	Object.assign(state, { secondsLeft: left, graceLeft: (state.closesAt - options.clock.now()) / 1000, unsure: false });
	if (left <= 0 && state.phase === 'working') Object.assign(state, { phase: 'late', announcement: '' });
}

/** A clock that has just jumped decides nothing: the server is asked first. Meanwhile nothing is written that may be past the deadline. */
function askTime({ state, saver }: AttemptCore, left: number): void {
	state.unsure = left <= 0;
	void saver.save();
}

const isTryDue = (graceLeft: number): boolean => graceLeft > 0 || Math.round(graceLeft) % PATIENT_SECONDS === 0;
