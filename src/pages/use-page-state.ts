import { usePage } from './page-context.tsx';
import type { StateValue } from './page-state.ts';
import type { NavigateOptions } from './page-store.ts';

/** A variable of the page and its setter. Choices make a new entry in the history; typing should `replace`. */
export function usePageState(name: string): [StateValue, (value: unknown, options?: Partial<NavigateOptions>) => void] {
	const { scope, commands } = usePage();
	// The scope holds what page-state.ts made.
	const value = (scope.scope.state[name] ?? null) as StateValue;
	return [value, (next, options) => commands.set({ [name]: next }, options)];
}
