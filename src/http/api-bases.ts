import type { ApiSpec } from './api-spec.ts';

/** The APIs with the base addresses that the run-time configuration gives them. */
export function withBases(apis: Readonly<Record<string, ApiSpec>>, bases: Readonly<Record<string, string>>): Record<string, ApiSpec> {
	return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: bases[name] ?? api.base }]));
}
