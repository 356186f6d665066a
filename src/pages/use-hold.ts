import type { ActionStep } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';

/**
 * Returns the milliseconds for which successful steps are not repeated by another click. Only applies to steps that call a writing
 * operation.
 */
export function useHold(): (steps: readonly ActionStep[]) => number {
	const { writes, throttle } = usePageEnvironment();
	return (steps) => (steps.some((step) => 'call' in step && writes(step.call)) ? throttle : 0);
}
