import type { SiteTimes } from '#src/lib/site-times.ts';
import { createRequiredContext } from './create-required-context.ts';

/** Times, and the pauses of app.yaml. */
export interface Clock {
	/** Epoch ms by the server's clock. */
	now(): number;
	/** Writes times of the API, by the kind that `x-time` of the field says. */
	times: SiteTimes;
	/** Milliseconds for which a control rests after a write has succeeded: `throttle.click` of app.yaml. */
	throttle: number;
	/** Debounce of typing in ms: `throttle.debounce` of app.yaml. */
	debounce: number;
}

export const [ClockContext, useClock] = createRequiredContext<Clock>();
