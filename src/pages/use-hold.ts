import type { ActionStep } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';

export function useHold(): (steps: readonly ActionStep[]) => number {
	const { writes, throttle } = usePageEnvironment();
	return (steps) => (steps.some((step) => 'call' in step && writes(step.call)) ? throttle : 0);
}
