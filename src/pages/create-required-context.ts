import { type Context, createContext, use } from 'react';

/** A part of the environment of pages, and the hook that reads it. */
export function createRequiredContext<Value>(): [Context<Value | null>, () => Value] {
	const RequiredContext = createContext<Value | null>(null);
	const useRequired = (): Value => {
		const value = use(RequiredContext);
		if (value === null) throw new Error('A page is drawn outside <PageEnvironmentProvider>, which src/app puts around all pages.');
		return value;
	};
	return [RequiredContext, useRequired];
}
