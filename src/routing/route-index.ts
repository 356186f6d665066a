import type { FlatRoute } from './flatten-routes.ts';
import { parameterOf, pathKey } from './route-path.ts';

export interface RouteMatch {
	route: FlatRoute;
	params: Readonly<Record<string, string>>;
}

interface Node {
	route: FlatRoute | null;
	fixed: Map<string, Node>;
	/** Child for a parameter segment; parameter names belong to the route. */
	any: Node | null;
}

export interface RouteIndex {
	/** The route at a path: fixed segments take precedence over parameters. Redirects are not followed. */
	find(path: string): RouteMatch | null;
}

/** A trie of path segments, so lookups do not slow down with more routes. Of equal patterns the first wins, but pages beat groups. */
export function createRouteIndex(routes: readonly FlatRoute[]): RouteIndex {
	const root = createNode();
	for (const route of routes) add(root, route);
	return {
		find(path) {
			const route = findRoute(root, segmentsOf(pathKey(path)), 0);
			return route && { route, params: paramsOf(route.path, path) };
		},
	};
}

const createNode = (): Node => ({ route: null, fixed: new Map(), any: null });

const segmentsOf = (path: string): readonly string[] => path.split('/');

function add(root: Node, route: FlatRoute): void {
	let node = root;
	for (const segment of segmentsOf(pathKey(route.path))) node = childFor(node, segment);
	if (node.route === null || (node.route.page === null && route.page !== null)) node.route = route;
}

function childFor(node: Node, segment: string): Node {
	if (parameterOf(segment) !== null) {
		node.any ??= createNode();
		return node.any;
	}
	const existing = node.fixed.get(segment);
	if (existing) return existing;
	const child = createNode();
	node.fixed.set(segment, child);
	return child;
}

function findRoute(node: Node, segments: readonly string[], at: number): FlatRoute | null {
	const segment = segments[at];
	if (segment === undefined) return node.route;
	const child = node.fixed.get(segment);
	const found = child ? findRoute(child, segments, at + 1) : null;
	if (found || segment === '' || node.any === null) return found;
	return findRoute(node.any, segments, at + 1);
}

function paramsOf(pattern: string, path: string): Record<string, string> {
	const values = segmentsOf(path);
	return Object.fromEntries(
		segmentsOf(pattern).flatMap((segment, at) => {
			const name = parameterOf(segment);
			return name === null ? [] : [[name, decode(values[at] ?? '')]];
		}),
	);
}

/** An address typed by hand may contain a lone percent sign. */
function decode(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
