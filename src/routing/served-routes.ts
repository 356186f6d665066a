import type { RouteRecord } from './route-record.ts';

export const ROUTES_NOT_A_LIST = '路由格式返回有误！';

export type ServedRoutes = { ok: true; routes: readonly RouteRecord[]; left: readonly string[] } | { ok: false; message: string };

/**
 * Reads the route list of a server, spec 2.6. A record that cannot be used is left out, and `left` says why; its pages stay out of
 * reach, everything else works.
 */
export function readServedRoutes(list: unknown): ServedRoutes {
	if (!Array.isArray(list)) return { ok: false, message: ROUTES_NOT_A_LIST };
	const left: string[] = [];
	return { ok: true, routes: readRecords(list, left), left };
}

function readRecords(list: readonly unknown[], left: string[]): RouteRecord[] {
	return list.flatMap((item) => {
		const record = readRecord(item, left);
		return record ? [record] : [];
	});
}

const CATCH_ALL = /^\/?(\*|:pathMatch\(\.\*\)\*?)$/;

function readRecord(item: unknown, left: string[]): RouteRecord | null {
	const { path, name, component, redirect, children, meta } = (item ?? {}) as Partial<Record<keyof RouteRecord, unknown>>;
	if (typeof path !== 'string') {
		left.push(`A route without a path: ${JSON.stringify(item)}`);
		return null;
	}
	// The guard sends unknown paths to the page for them, whatever the list says.
	if (CATCH_ALL.test(path)) return null;
	return {
		path,
		name: typeof name === 'string' && name ? name : path,
		meta: typeof meta === 'object' && meta !== null ? meta : {},
		...(typeof component === 'string' && component ? { component } : {}),
		...(typeof redirect === 'string' && redirect ? { redirect } : {}),
		...(Array.isArray(children) && children.length > 0 ? { children: readRecords(children, left) } : {}),
	};
}

/** The routes that are always there with those that the server gives this user; a served one replaces its namesake. */
export function mergeRoutes(builtin: readonly RouteRecord[], served: readonly RouteRecord[]): RouteRecord[] {
	const names = new Set(served.map(({ name }) => name));
	return [...builtin.filter(({ name }) => !names.has(name)), ...served];
}
