import type { FlatRoute } from './flatten-routes.ts';
import { decode, parameterOf, pathKey } from './route-path.ts';

export interface RouteMatch {
	route: FlatRoute;
	params: Readonly<Record<string, string>>;
}

interface Leaf {
	route: FlatRoute;
	/** Position among all routes. */
	order: number;
	fixedSegments: number;
}

interface Node {
	leaf: Leaf | null;
	fixed: Map<string, Node>;
	/** Child for a parameter segment; parameter names belong to the route. */
	any: Node | null;
}

/**
 * Returns a function that finds the route at a path: the one with most fixed segments, then the first. Of equal patterns the first wins, but
 * pages beat groups. Redirects are not followed. A trie of path segments, so that a lookup does not slow down with more routes.
 */
export function createRouteIndex(routes: readonly FlatRoute[]): (path: string) => RouteMatch | null {
	const root = createNode();
	for (const [order, route] of routes.entries()) add(root, route, order);
	return (path) => {
		const route = findLeaf(root, segmentsOf(pathKey(path)).map(decode), 0)?.route;
		return route ? { route, params: route.path.includes(':') ? paramsOf(route.path, path) : {} } : null;
	};
}

const createNode = (): Node => ({ leaf: null, fixed: new Map(), any: null });

const segmentsOf = (path: string): readonly string[] => path.split('/');

function add(root: Node, route: FlatRoute, order: number): void {
	let node = root;
	const segments = segmentsOf(pathKey(route.path)).map(decode);
	for (const segment of segments) node = childFor(node, segment);
	const existing = node.leaf?.route;
	if (existing && (existing.page !== null || route.page === null)) return;
	node.leaf = { route, order, fixedSegments: segments.filter((segment) => parameterOf(segment) === null).length };
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

function findLeaf(node: Node, segments: readonly string[], at: number): Leaf | null {
	const segment = segments[at];
	if (segment === undefined) return node.leaf;
	const child = node.fixed.get(segment);
	const fixed = child ? findLeaf(child, segments, at + 1) : null;
	const any = segment === '' || node.any === null ? null : findLeaf(node.any, segments, at + 1);
	return fixed && any ? better(fixed, any) : (fixed ?? any);
}

function better(one: Leaf, other: Leaf): Leaf {
	if (one.fixedSegments !== other.fixedSegments) return one.fixedSegments > other.fixedSegments ? one : other;
	return one.order < other.order ? one : other;
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
