import type { Rest } from '#src/ui/use-press.ts';
import type { Calls } from './use-calls.ts';
import type { Clock } from './use-clock.ts';

/** The click throttle of spec 9: `call` for one control, which rests for `throttle.click` from each write that it sends. */
export function throttledCall(
	{ call, writes, throttle }: Pick<Calls, 'call' | 'writes'> & Pick<Clock, 'throttle'>,
	rest: Rest,
): Calls['call'] {
	return (operation, input, options) => {
		if (writes(operation)) rest(throttle);
		return call(operation, input, options);
	};
}
