import { startTimer } from '#src/lib/create-saver.ts';
import type { AttemptCore } from './attempt-core.ts';
import { dueWarning } from './clock.ts';
import { handIn } from './hand-in.ts';

export interface Countdown {
	/** Recomputes the time at once, and then every second. */
	start(): void;
	stop(): void;
}

/** Counts down to the deadline, announces warnings, and hands in when the time is up. */
export function createCountdown(core: AttemptCore): Countdown {
	const { state, options, saver } = core;
	const { clock, announce, setTimer = startTimer } = options;
	let stop: () => void = () => undefined;
	const start = (): void => {
		stop();
		if (core.closed || state.phase === 'ended') return;
		const left = (state.deadlineAt - clock.now()) / 1000;
		// A clock that has just jumped decides nothing: the server is asked first.
		if (!clock.isSure()) void saver.save();
		else {
			const warning = dueWarning(state.secondsLeft, left);
			if (warning !== null) state.announcement = announce(warning);
			state.secondsLeft = left;
			if (left <= 0 && state.phase === 'working') void handIn(core, 'timeup');
		}
		// To the next whole second.
		stop = setTimer(start, 1000 - ((((-left * 1000) % 1000) + 1000) % 1000) || 1000);
	};
	return { start, stop: () => stop() };
}
