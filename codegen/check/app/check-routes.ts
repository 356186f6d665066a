import type { RouteModel } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { type AccessModel, checkGuard, readGuard } from './check-access.ts';

/** A route in its runtime form (spec 2.3), with its guard resolved to a rule. */
export interface RouteRecord {
	path: string;
	name: string;
	component: string | null;
	redirect: string | null;
	meta: { readonly [key: string]: Plain };
	children: readonly RouteRecord[];
}

export interface RoutesModel {
	tree: readonly RouteRecord[];
	byName: ReadonlyMap<string, RouteModel>;
}

const LAYOUT = 'Layout';

interface CollectedRoute extends RouteModel {
	redirectAt: SourceSpan | null;
	activeMenu: { value: string; at: SourceSpan } | null;
}

/** Reads the tree of routes.yaml. Names and paths must be unique; redirects must end at a page. */
export function checkRoutes(spec: ObjectSpec | null, access: AccessModel, report: Report): RoutesModel {
	const found = new Map<string, CollectedRoute>();
	const paths = new Map<string, CollectedRoute>();
	const list = spec?.keys.get('routes')?.value;
	const tree =
		list?.kind === 'list'
			? list.items.flatMap((item) => readRoute(item, { path: '', hidden: false }, { found, paths, pages: new Map(), access, report }))
			: [];
	const circles = new Set<string>();
	for (const route of found.values()) checkRedirect(route, { paths, circles }, report);
	for (const route of found.values()) checkActiveMenu(route, found, paths, report);
	return { tree, byName: found };
}

interface RouteCollection {
	found: Map<string, CollectedRoute>;
	paths: Map<string, CollectedRoute>;
	pages: Map<string, CollectedRoute>;
	access: AccessModel;
	report: Report;
}

function readRoute(spec: Spec, parent: { path: string; hidden: boolean }, into: RouteCollection): RouteRecord[] {
	if (spec.kind !== 'object') return [];
	const text = (key: string): string | null => (scalarAt(spec, key) === undefined ? null : String(scalarAt(spec, key)));
	const own = text('path') ?? '';
	const path = joinPath(parent.path, own);
	const meta = spec.keys.get('meta')?.value;
	const hidden = parent.hidden || (meta?.kind === 'object' && scalarAt(meta, 'hidden') === true);
	const children = spec.keys.get('children')?.value;
	const records = children?.kind === 'list' ? children.items.flatMap((child) => readRoute(child, { path, hidden }, into)) : [];
	const component = readComponent(spec);
	checkPathFormat(own, spec.keys.get('path')?.value.at, into.report);
	const name = text('name') ?? path;
	const redirect = text('redirect');
	const active = meta?.kind === 'object' ? meta.keys.get('activeMenu')?.value : undefined;
	addRoute(
		{
			name,
			path,
			params: [...path.matchAll(/[:{]([A-Za-z]\w*)/g)].map((match) => match[1] as string),
			page: component && component !== LAYOUT ? component : null,
			hidden,
			redirect,
			at: spec.keys.get('name')?.value.at ?? spec.keys.get('path')?.value.at ?? spec.at,
			redirectAt: spec.keys.get('redirect')?.value.at ?? null,
			activeMenu: active?.kind === 'scalar' ? { value: String(active.value), at: active.at } : null,
		},
		{ pathAt: spec.keys.get('path')?.value.at ?? spec.at, leaf: component !== LAYOUT },
		into,
	);
	return [{ path: own, name, component, redirect, meta: meta?.kind === 'object' ? readMeta(meta, into) : {}, children: records }];
}

function checkPathFormat(path: string, at: SourceSpan | undefined, report: Report): void {
	const braced = /\{(\w+)\}/.exec(path)?.[1];
	if (!at || (braced === undefined && !/\s/.test(path))) return;
	const message =
		braced === undefined ? `\`${path}\` has a space in it, which no address can have.` : `\`{${braced}}\` is no parameter of a route.`;
	report({ code: 'wrong-format', message, hint: braced === undefined ? 'Join the words with `-`.' : `Write \`:${braced}\`.`, at });
}

function readComponent(spec: ObjectSpec): string | null {
	const component = spec.keys.get('component')?.value;
	if (component?.kind === 'reference') return component.name;
	return component?.kind === 'scalar' ? String(component.value) : null;
}

function readMeta(meta: ObjectSpec, { access, report }: RouteCollection): { [key: string]: Plain } {
	const plain: { [key: string]: Plain } = {};
	for (const [key, { value }] of meta.keys) {
		if (key === 'guard') {
			checkGuard(value, access, report);
			plain.guard = readGuard(value);
		} else if (value.kind === 'scalar') plain[key] = value.value;
		else if (value.kind === 'reference') plain[key] = value.name;
		else if (value.kind === 'text') plain[key] = value.parts.filter((part) => typeof part === 'string').join('');
	}
	return plain;
}

/** A layout may share its path with the child that fills it; two pages may not. */
function addRoute(
	route: CollectedRoute,
	place: { pathAt: SourceSpan; leaf: boolean },
	{ found, paths, pages, report }: RouteCollection,
): void {
	const earlier = found.get(route.name);
	if (earlier) {
		const related = [{ at: earlier.at, message: 'The first one is here.' }];
		report({
			code: 'duplicate-route-name',
			message: `Two routes are called \`${route.name}\`, so links could not tell them apart.`,
			hint: 'Give one of them another name.',
			at: route.at,
			related,
		});
	} else {
		found.set(route.name, route);
	}
	if (!place.leaf) {
		if (route.redirect && !paths.has(route.path)) paths.set(route.path, route);
		return;
	}
	const other = pages.get(addressesOf(route.path));
	if (other) {
		const related = [{ at: other.at, message: 'The first one is here.' }];
		report({
			code: 'duplicate-route-path',
			message:
				other.path === route.path
					? `Two routes have the path \`${route.path}\`; the second would never show.`
					: `\`${other.path}\` and \`${route.path}\` are the same addresses; the second would never show.`,
			hint: 'Give one of them another path, or delete it.',
			at: place.pathAt,
			related,
		});
		return;
	}
	paths.set(route.path, route);
	if (route.page !== null) pages.set(addressesOf(route.path), route);
}

/** Replaces parameter names and drops trailing slashes: paths that differ only there match the same addresses. */
const addressesOf = (path: string): string => path.replace(/:\w+/g, ':').replace(/(?<=.)\/+$/, '');

interface Redirects {
	paths: ReadonlyMap<string, CollectedRoute>;
	circles: Set<string>;
}

function checkRedirect(route: CollectedRoute, { paths, circles }: Redirects, report: Report): void {
	if (!route.redirect || !route.redirectAt) return;
	const first = joinPath(route.path, route.redirect);
	if (!paths.has(first)) {
		reportDangling(first, route.redirectAt, [...paths.keys()], report);
		return;
	}
	const circle = findRedirectLoop(route, paths);
	// Every route of a loop leads into it, so the loop is reported once.
	if (!circle || circles.has(circle.at(-1) ?? '')) return;
	for (const path of circle) circles.add(path);
	const message = `This redirect goes in a circle: ${circle.join(' → ')}.`;
	report({ code: 'redirect-loop', message, hint: 'Let one of them lead to a page.', at: route.redirectAt });
}

/** Paths from `route` to the first repeated one; null if the redirects end. */
function findRedirectLoop(route: CollectedRoute, paths: ReadonlyMap<string, CollectedRoute>): string[] | null {
	const seen = [route.path];
	let next: CollectedRoute | undefined = route;
	while (next?.redirect) {
		const target: string = joinPath(next.path, next.redirect);
		next = paths.get(target);
		// A group may redirect to the page that shares its path.
		if (!next || (next.page !== null && !next.redirect)) return null;
		if (seen.includes(target)) return [...seen, target];
		seen.push(target);
	}
	return null;
}

function reportDangling(target: string, at: SourceSpan, known: readonly string[], report: Report): void {
	report({
		code: 'dangling-redirect',
		message: `This redirects to \`${target}\`, which no route has as its path.`,
		...suggestName({ name: target, at, candidates: known }),
	});
}

function checkActiveMenu(
	route: CollectedRoute,
	byName: ReadonlyMap<string, CollectedRoute>,
	paths: ReadonlyMap<string, CollectedRoute>,
	report: Report,
): void {
	if (!route.activeMenu) return;
	const { value, at } = route.activeMenu;
	if (byName.has(value) || paths.has(value)) return;
	const known = [...paths.keys(), ...byName.keys()];
	const suggestion = suggestName({ name: value, at, candidates: known, otherwise: 'Give the path or name of a route.' });
	report({ code: 'unknown-route', message: `activeMenu names \`${value}\`, which is neither path nor name of a route.`, ...suggestion });
}

export function joinPath(parent: string, own: string): string {
	if (own.startsWith('/')) return own;
	if (own === '') return parent || '/';
	return `${parent.replace(/\/$/, '')}/${own}`;
}
