import type { Rest } from '#src/ui/use-press.ts';
import { type PageEnvironment, usePageEnvironment } from './page-environment.tsx';
import { throttledCall } from './throttled-call.ts';

/** `call` of the environment for a control that calls operations itself and rests after each write. */
export function useThrottledCall(): (rest: Rest) => PageEnvironment['call'] {
	const environment = usePageEnvironment();
	return (rest) => throttledCall(environment, rest);
}
