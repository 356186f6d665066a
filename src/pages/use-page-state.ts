import type { TypedAs } from '#src/lib/typed-text.ts';
import { usePage } from './page-context.tsx';
import type { StateValue } from './page-state.ts';
import type { NavigateOptions } from './page-store.ts';

/** Kind of code that a page variable holds, if people type it. */
export const useTypedAs = (name: string): TypedAs => usePage().definition.state[name] ?? NO_CODE;

const NO_CODE: TypedAs = {};

/** A page variable and its setter. Choices add a history entry; typing should `replace`. */
export function usePageState(name: string): [StateValue, (value: unknown, options?: Partial<NavigateOptions>) => void] {
	const { scope, commands } = usePage();
	// page-state.ts has created the value.
	const value = (scope.scope.state[name] ?? null) as StateValue;
	return [value, (next, options) => commands.set({ [name]: next }, options)];
}
