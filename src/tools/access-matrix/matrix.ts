/** The matrix of roles and what guards open to them. Pure. */
import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/tools/access-matrix.ts';
import type { AccessRow } from '#src/access/access-row.ts';
import type { AccessRules, Guard, GuardRule, ServedGuard } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { flattenRoutes } from '#src/routing/flatten-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';

export interface MatrixRow {
	id: number;
	kind: AccessRow[0] | 'served';
	label: string;
	/** Title of the page that it is part of; null for pages and menus. */
	page: string | null;
	/** Path of the route that it opens; null if none, or if it needs parameters. */
	path: string | null;
	/** Requirements of its guards and of those around it; null if everybody may. */
	needs: string | null;
	/** Names of the roles and permissions that the guards mention. */
	named: ReadonlySet<string>;
	/** One entry for each role of the app. */
	roles: readonly { name: string; allowed: boolean }[];
}

interface MatrixSources {
	compiled: readonly AccessRow[];
	/** Routes of the published list, read and checked. */
	served: readonly RouteRecord[];
	rules: AccessRules;
	/** Path of a route; null if it needs parameters. */
	pathOf(route: string): string | null;
}

/** One row for each thing that a guard can open. A part of a page is open to a role that may enter the page by some route. */
export function matrixRows({ compiled, served, rules, pathOf }: MatrixSources): MatrixRow[] {
	const roles = Object.keys(rules.roles);
	const passing = (guards: readonly Guard[]): string[] =>
		roles.filter((role) => guards.every((guard) => isAllowed(guard, { admin: false, roles: [role], permissions: [] }, rules)));
	const marks = (open: readonly string[]): MatrixRow['roles'] => roles.map((name) => ({ name, allowed: open.includes(name) }));
	const entering = new Map<string, { title: string; roles: Set<string> }>();
	for (const [kind, label, page, , guards = []] of compiled) {
		if (kind !== 'page') continue;
		const before = entering.get(page);
		const title = before?.title ?? label.replace(/ \/\S*$/, '');
		entering.set(page, { title, roles: new Set([...(before?.roles ?? []), ...passing(guards)]) });
	}
	const declared = compiled.map(([kind, label, page, route, guards = []], id): MatrixRow => {
		const inside = kind === 'page' || kind === 'menu' ? undefined : entering.get(page);
		return {
			id,
			kind,
			label,
			page: inside?.title ?? null,
			...named(guards, rules),
			path: route === '' ? null : pathOf(route),
			roles: marks(passing(guards).filter((role) => inside?.roles.has(role) ?? true)),
		};
	});
	const published = flattenRoutes(served)
		.filter(({ page }) => page !== null)
		.map(
			({ name, path, meta, guards }, index): MatrixRow => ({
				id: declared.length + index,
				kind: 'served',
				page: null,
				label: `${meta.title ?? name} ${path}`,
				...named(guards, rules),
				path: pathOf(name),
				roles: marks(passing(guards)),
			}),
		);
	return [...declared, ...published];
}

function named(guards: readonly Guard[], rules: AccessRules): Pick<MatrixRow, 'needs' | 'named'> {
	const read = guards.map((guard) => ruleOf(guard, rules));
	const needs = [...new Set(read.map((rule) => ruleWords(rule, rules)))];
	return {
		needs: needs.length === 0 ? null : needs.reduce((all, next) => texts.both({ all, next })),
		named: new Set(read.flatMap(({ role, permission }) => [...role, ...permission])),
	};
}

type WholeRule = Required<GuardRule>;

function ruleOf(guard: Guard, rules: AccessRules): WholeRule {
	if (typeof guard === 'string') {
		const known = Object.hasOwn(rules.guards, guard) ? rules.guards[guard] : undefined;
		return known === undefined ? { role: [], permission: [], mode: 'oneOf' } : ruleOf(known, rules);
	}
	if (isNames(guard)) {
		return {
			role: guard.filter((name) => !(name in rules.permissions)),
			permission: guard.filter((name) => name in rules.permissions),
			mode: 'oneOf',
		};
	}
	if (isServed(guard)) return ruleOf(guard.guard, rules);
	const { role = [], permission = [], mode = 'oneOf' } = guard;
	return { role, permission, mode };
}

const isNames = (guard: Exclude<Guard, string>): guard is readonly string[] => Array.isArray(guard);
const isServed = (guard: GuardRule | ServedGuard): guard is ServedGuard => 'exempt' in guard;

/** Roles or permissions that a rule requires, in words, such as “Teacher” or “Change settings”. */
function ruleWords({ role, permission, mode }: WholeRule, { roles, permissions }: AccessRules): string {
	const titles = [...role.map((name) => roles[name]?.title ?? name), ...permission.map((name) => permissions[name]?.title ?? name)];
	const quoted = titles.map((title) => texts.quoted({ title }));
	if (quoted.length === 0) return texts.onlyAdministrators;
	if (mode === 'except') return texts.without({ names: quoted.join(listSeparator) });
	return quoted.reduce((all, next) => (mode === 'allOf' ? texts.and({ all, next }) : texts.or({ all, next })));
}

export interface MatrixFilter {
	kind?: string | null | undefined;
	/** Rows that this role may use, or, with `without`, may not. */
	role?: string | null | undefined;
	without?: boolean | null | undefined;
	/** Rows whose guards mention this permission. */
	permission?: string | null | undefined;
	/** All of these words occur in label, page or needs. */
	words?: string | null | undefined;
}

export function filterRows(rows: readonly MatrixRow[], { kind, role, without, permission, words }: MatrixFilter): MatrixRow[] {
	const terms = (words ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean);
	return rows.filter((row) => {
		if (kind && row.kind !== kind) return false;
		if (role && row.roles.some(({ name, allowed }) => name === role && allowed) === (without ?? false)) return false;
		if (permission && !row.named.has(permission)) return false;
		const searched = `${row.label} ${row.page ?? ''} ${row.needs ?? ''}`.toLowerCase();
		return terms.every((term) => searched.includes(term));
	});
}
