import { usePage } from './page-context.tsx';
import type { StateValue } from './page-state.ts';
import type { NavigateOptions } from './page-store.ts';

/** A page variable and its setter. Choices add a history entry; typing should `replace`. */
export function usePageState(name: string): [StateValue, (value: unknown, options?: Partial<NavigateOptions>) => void] {
	const { scope, commands } = usePage();
	// page-state.ts has created the value.
	const value = (scope.scope.state[name] ?? null) as StateValue;
	return [value, (next, options) => commands.set({ [name]: next }, options)];
}
