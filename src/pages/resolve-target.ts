import type { OpenTarget } from '#generated/block-types.ts';
import type { RouteTarget } from './page-environment.tsx';
import type { PageScope } from './page-scope.ts';

export type ResolvedTarget = ({ kind: 'route' } & RouteTarget) | { kind: 'address'; url: string | null; newTab: boolean };

/** Works out the expressions of a target. Null and empty values of the query are left out. */
export function resolveTarget(target: OpenTarget, scope: PageScope): ResolvedTarget {
	const newTab = target.newTab ?? false;
	if (target.route === undefined) return { kind: 'address', url: target.url ? (scope.read(target.url) ?? null) : null, newTab };
	const query = Object.entries(target.query ?? {}).map(([name, expression]) => [name, scope.read(expression)] as const);
	const params = target.params ? Object.entries(scope.read(target.params)) : [];
	return { kind: 'route', route: target.route, params: toTexts(params), query: toTexts(query), newTab };
}

const toTexts = (entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> =>
	Object.fromEntries(
		entries.filter(([, value]) => value !== null && value !== undefined && value !== '').map(([name, value]) => [name, String(value)]),
	);
