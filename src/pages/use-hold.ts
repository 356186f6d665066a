import type { ActionStep } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';

/**
 * Tells for how many milliseconds steps that have succeeded are not begun again by another click: those that write something to the
 * back end. What only reads, goes somewhere or sets state is never held back.
 */
export function useHold(): (steps: readonly ActionStep[]) => number {
	const { writes, throttle } = usePageEnvironment();
	return (steps) => (steps.some((step) => 'call' in step && writes(step.call)) ? throttle : 0);
}
