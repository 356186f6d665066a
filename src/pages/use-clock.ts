import { createRequiredContext } from './create-required-context.ts';

/** Times, and the pauses of app.yaml. */
export interface Clock {
	/** Epoch ms by the server's clock. */
	now(): number;
	/** Epoch ms by the clock of the user's device, for the user's time of day. */
	localNow(): number;
	/** Milliseconds for which a control rests after a write has succeeded: `throttle.click` of app.yaml. */
	throttle: number;
	/** Debounce of typing in ms: `throttle.debounce` of app.yaml. */
	debounce: number;
}

export const [ClockContext, useClock] = createRequiredContext<Clock>();
