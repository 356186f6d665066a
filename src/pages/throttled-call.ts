import type { Rest } from '#src/ui/use-press.ts';
import type { PageEnvironment } from './page-environment.tsx';

/** The click throttle of spec 9: `call` for one control, which rests for `throttle.click` from each write that it sends. */
export function throttledCall(
	{ call, writes, throttle }: Pick<PageEnvironment, 'call' | 'writes' | 'throttle'>,
	rest: Rest,
): PageEnvironment['call'] {
	return (operation, input, options) => {
		if (writes(operation)) rest(throttle);
		return call(operation, input, options);
	};
}
