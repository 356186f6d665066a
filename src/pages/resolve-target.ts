import type { OpenTarget } from '#generated/block-types.ts';
import type { Choice } from './block-base.ts';
import type { PageScope } from './page-scope.ts';
import type { FeatureTarget, RouteTarget } from './use-navigation.ts';

export type ResolvedTarget =
	| ({ kind: 'route' } & RouteTarget)
	/** A path of this app, sent by a server. */
	| { kind: 'path'; path: string | null; newTab: boolean }
	| { kind: 'address'; url: string | null; newTab: boolean };

/** Evaluates a target; null if none has a `when` that is true. Null and empty query values are omitted. */
export function resolveTarget(choice: Choice<OpenTarget>, scope: PageScope): ResolvedTarget | null {
	const target = [choice].flat().find(({ when }) => !when || scope.read(when));
	if (!target) return null;
	const newTab = target.newTab ?? false;
	if (target.route !== undefined) {
		// The compiler has checked the parameters.
		const routeTarget = { route: target.route, newTab, ...partsOf(target, scope) } as RouteTarget;
		return { kind: 'route', ...routeTarget };
	}
	if (target.path) return { kind: 'path', path: scope.read(target.path) || null, newTab };
	return { kind: 'address', url: target.url ? (scope.read(target.url) ?? null) : null, newTab };
}

export const toResolved = (target: FeatureTarget): ResolvedTarget =>
	'path' in target ? { kind: 'path', path: target.path, newTab: false } : { kind: 'route', ...target };

function partsOf(
	{ params, query }: OpenTarget,
	scope: PageScope,
): { params: Readonly<Record<string, string>>; query: RouteTarget['query'] } {
	const asked = Object.entries(query ?? {}).map(([name, expression]) => [name, scope.read(expression)] as const);
	return {
		params: toTexts(params ? Object.entries(scope.read(params)) : [], String),
		query: toTexts(asked, (value) => (Array.isArray(value) ? value.map(String) : String(value))),
	};
}

const toTexts = <Text>(entries: readonly (readonly [string, unknown])[], toText: (value: unknown) => Text): Record<string, Text> =>
	Object.fromEntries(
		entries.filter(([, value]) => value !== null && value !== undefined && value !== '').map(([name, value]) => [name, toText(value)]),
	);
