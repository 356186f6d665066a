import { CATCH_ALL, type RouteMeta, type RouteRecord } from './route-record.ts';

/** The routes that are there for everybody, whatever a server says: pages outside of every group, spec 2.1. */
export function publicRoutes(builtin: readonly RouteRecord[]): RouteRecord[] {
	return builtin.filter(({ component, children }) => component !== 'Layout' && !children);
}

/** The public routes with those that the server gives this user; a served one replaces its namesake. */
export function mergeRoutes(own: readonly RouteRecord[], served: readonly RouteRecord[]): RouteRecord[] {
	const names = new Set(served.map(({ name }) => name));
	return [...own.filter(({ name }) => !names.has(name)), ...served];
}

/** The tree with one catch-all at its end: the list's own, or one that leads to `notFound`; spec 2.1. */
export function withCatchAll(tree: readonly RouteRecord[], notFound: string | null): RouteRecord[] {
	const rest = tree.filter(({ path }) => path !== CATCH_ALL);
	const own = tree.find(({ path }) => path === CATCH_ALL);
	const redirect = own?.redirect ?? notFound;
	return redirect === null ? rest : [...rest, { path: CATCH_ALL, name: 'catchAll', redirect, meta: { hidden: true } }];
}

/** The tree with `/` leading to the first page of the menu, for a list that does not say what is at `/`. */
export function withHome(tree: readonly RouteRecord[], home: string | null): RouteRecord[] {
	if (home === null || tree.some(({ path }) => path === '/' || path === '')) return [...tree];
	return [...tree, { path: '/', name: 'root', redirect: home, meta: { hidden: true } }];
}

/** The tree that everybody may enter everywhere: roles control is off. */
export function withoutGuards(tree: readonly RouteRecord[]): RouteRecord[] {
	return tree.map(({ meta, children, ...record }) => {
		const { guard: _guard, ...open }: RouteMeta = meta;
		return { ...record, meta: open, ...(children && { children: withoutGuards(children) }) };
	});
}
