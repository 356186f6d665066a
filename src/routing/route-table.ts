import { matchPath } from 'react-router-dom';
import { type FlatRoute, flattenRoutes } from './flatten-routes.ts';
import { CATCH_ALL, type RouteRecord } from './route-record.ts';

export interface RouteMatch {
	route: FlatRoute;
	params: Readonly<Record<string, string>>;
}

export interface RouteTable {
	tree: readonly RouteRecord[];
	byName: ReadonlyMap<string, FlatRoute>;
	/** Page to which unknown paths lead by the catch-all; null without one. */
	fallback: string | null;
	/** The page at a path, redirects followed; null for a path that nobody knows. */
	match(path: string): RouteMatch | null;
	/** Where a path redirects to; null when it does not. */
	redirectOf(path: string): string | null;
	/** Where a path ends after all redirects. */
	destinationOf(path: string): string;
	/** Address of a route by its name; null when there is no such route or a parameter is missing. */
	hrefOf(name: string, params?: Readonly<Record<string, unknown>>, query?: Readonly<Record<string, unknown>>): string | null;
}

export function createRouteTable(tree: readonly RouteRecord[]): RouteTable {
	const routes = flattenRoutes(tree);
	const byName = new Map(routes.map((route) => [route.name, route]));
	// A fixed path is looked up, a path with parameters is tried after those; groups give way to pages with the same path.
	const fixed = new Map<string, FlatRoute>();
	const withParams: FlatRoute[] = [];
	for (const route of routes) {
		if (route.path.includes(':')) withParams.push(route);
		else if (!fixed.has(keyOf(route.path)) || route.page) fixed.set(keyOf(route.path), route);
	}

	const find = (path: string): RouteMatch | null => {
		const route = fixed.get(keyOf(path));
		if (route) return { route, params: {} };
		for (const candidate of withParams) {
			const match = matchPath(candidate.path, path);
			if (match) return { route: candidate, params: presentParams(match.params) };
		}
		return null;
	};

	const redirectOf = (path: string): string | null => {
		const route = find(path)?.route;
		return route && !route.page ? route.redirect : null;
	};

	const destinationOf = (path: string): string => {
		const seen = new Set<string>();
		let at = path;
		for (let next = redirectOf(at); next && !seen.has(next); next = redirectOf(at)) {
			seen.add(next);
			at = next;
		}
		return at;
	};
	const match = (path: string): RouteMatch | null => {
		const found = find(destinationOf(path));
		return found?.route.page ? found : null;
	};

	const last = tree.find(({ path }) => path === CATCH_ALL)?.redirect;
	return {
		tree,
		byName,
		redirectOf,
		destinationOf,
		match,
		// One that leads nowhere itself would go in a circle.
		fallback: last !== undefined && match(last) ? last : null,
		hrefOf(name, params = {}, query = {}) {
			const route = byName.get(name);
			const path = route ? fillPath(route.path, params) : null;
			return path === null ? null : path + toSearch(query);
		},
	};
}

/** Letter case and a slash at the end make no other page. */
const keyOf = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Whether two paths show the same page. */
export const isSamePath = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

function presentParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
	return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decode(value)]])));
}

/** An address typed by hand may hold a lone percent sign. */
function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string | null {
	let missing = false;
	const filled = path.replace(/:([A-Za-z]\w*)/g, (_whole, name: string) => {
		const value = params[name];
		missing ||= isEmpty(value);
		return encodeURIComponent(String(value));
	});
	return missing ? null : filled;
}

function toSearch(query: Readonly<Record<string, unknown>>): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		for (const item of Array.isArray(value) ? value : [value]) if (!isEmpty(item)) search.append(name, String(item));
	}
	const text = search.toString();
	return text && `?${text}`;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
