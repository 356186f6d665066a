import { createRequiredContext } from './create-required-context.ts';

/** Times, and the pauses of app.yaml. */
export interface Clock {
	/** Epoch ms by the server's clock. Days and hours are those of the user's time zone. */
	now(): number;
	/** Milliseconds for which a control rests after a write has succeeded: `throttle.click` of app.yaml. */
	throttle: number;
	/** Debounce of typing in ms: `throttle.debounce` of app.yaml. */
	debounce: number;
}

export const [ClockContext, useClock] = createRequiredContext<Clock>();
