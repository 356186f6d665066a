import type { RouteMeta, RouteRecord } from './route-record.ts';

/** The routes that are there for everybody, whatever a server says: pages outside of every group, spec 2.1. */
export function publicRoutes(builtin: readonly RouteRecord[]): RouteRecord[] {
	return builtin.filter(({ component, children }) => component !== 'Layout' && !children);
}

/** The tree that everybody may enter everywhere: roles control is off. */
export function withoutGuards(tree: readonly RouteRecord[]): RouteRecord[] {
	return tree.map(({ meta, children, ...record }) => {
		const { guard: _guard, furtherGuards: _further, ...open }: RouteMeta = meta;
		return { ...record, meta: open, ...(children && { children: withoutGuards(children) }) };
	});
}
