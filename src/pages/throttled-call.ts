import type { Rest } from '#src/ui/use-press.ts';
import type { Calls } from './use-calls.ts';
import type { Clock } from './use-clock.ts';

/** The click throttle of spec 9: `call` for one control, which rests for `throttle.click` after each write that succeeds. After a failure it can be used at once. */
export function throttledCall(
	{ call, writes, throttle }: Pick<Calls, 'call' | 'writes'> & Pick<Clock, 'throttle'>,
	rest: Rest,
): Calls['call'] {
	return async (operation, input, options) => {
		const result = await call(operation, input, options);
		if (result.ok && writes(operation)) rest(throttle);
		return result;
	};
}
