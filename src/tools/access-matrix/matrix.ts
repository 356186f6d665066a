/** The matrix of roles and what guards open to them. Pure. */
import type { AccessRow } from '#src/access/access-row.ts';
import type { AccessRules, Guard, GuardRule, ServedGuard } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { flattenRoutes } from '#src/routing/flatten-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';

export const KINDS = { page: '页面', menu: '菜单项', block: '区块', button: '按钮', operation: '操作', served: '已发布的菜单' } as const;

export type Kind = keyof typeof KINDS;

export interface MatrixRow {
	id: number;
	kind: Kind;
	label: string;
	/** Title of the page that it is part of; '' for pages and menus. */
	page: string;
	/** Route that it opens; null if none, or if its path needs parameters. */
	route: string | null;
	/** Requirements of its guards and of those around it; '' if everybody may. */
	needs: string;
	/** Names of the roles and permissions that the guards mention. */
	named: ReadonlySet<string>;
	/** Names of the roles that may use it. */
	roles: ReadonlySet<string>;
}

interface MatrixSources {
	compiled: readonly AccessRow[];
	/** Routes of the published list, read and checked. */
	served: readonly RouteRecord[];
	rules: AccessRules;
	/** Names of routes that open without parameters. */
	opens(route: string): boolean;
}

/** One row for each thing that a guard can open. A part of a page is open to a role that may enter the page by some route. */
export function matrixRows({ compiled, served, rules, opens }: MatrixSources): MatrixRow[] {
	const roles = Object.keys(rules.roles);
	const passing = (guards: readonly Guard[]): string[] =>
		roles.filter((role) => guards.every((guard) => isAllowed(guard, { admin: false, roles: [role], permissions: [] }, rules)));
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
			page: inside?.title ?? '',
			...named(guards, rules),
			route: route !== '' && opens(route) ? route : null,
			roles: new Set(passing(guards).filter((role) => inside?.roles.has(role) ?? true)),
		};
	});
	const published = flattenRoutes(served)
		.filter(({ page }) => page !== null)
		.map(
			({ name, path, meta, guards }, index): MatrixRow => ({
				id: declared.length + index,
				kind: 'served',
				page: '',
				label: `${meta.title ?? name} ${path}`,
				...named(guards, rules),
				route: opens(name) ? name : null,
				roles: new Set(passing(guards)),
			}),
		);
	return [...declared, ...published];
}

function named(guards: readonly Guard[], rules: AccessRules): Pick<MatrixRow, 'needs' | 'named'> {
	const read = guards.map((guard) => ruleOf(guard, rules));
	return {
		needs: [...new Set(read.map((rule) => words(rule, rules)))].join('，并且'),
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

/** Roles or permissions that a rule requires, in words: 管理员 or 修改系统设置. */
function words({ role, permission, mode }: WholeRule, { roles, permissions }: AccessRules): string {
	const titles = [...role.map((name) => roles[name]?.title ?? name), ...permission.map((name) => permissions[name]?.title ?? name)];
	const quoted = titles.map((title) => `“${title}”`);
	if (quoted.length === 0) return '只有管理员';
	if (mode === 'except') return `没有${quoted.join('、')}`;
	return quoted.join(mode === 'allOf' ? '和' : '或');
}

export interface MatrixFilter {
	kind: Kind | '';
	/** Rows that this role may use, or, with `without`, may not. */
	role: string;
	without: boolean;
	/** Rows whose guards mention this permission. */
	permission: string;
	/** All of these words occur in label, page or needs. */
	text: string;
}

export const NO_FILTER: MatrixFilter = { kind: '', role: '', without: false, permission: '', text: '' };

export function filterRows(rows: readonly MatrixRow[], { kind, role, without, permission, text }: MatrixFilter): MatrixRow[] {
	const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
	return rows.filter((row) => {
		if (kind !== '' && row.kind !== kind) return false;
		if (role !== '' && row.roles.has(role) === without) return false;
		if (permission !== '' && !row.named.has(permission)) return false;
		const whole = `${row.label} ${row.page} ${row.needs}`.toLowerCase();
		return words.every((word) => whole.includes(word));
	});
}

/** Lines of a CSV file, the heading first. */
export function csvOf(rows: readonly MatrixRow[], { roles }: AccessRules): string[][] {
	const titles = Object.entries(roles);
	return [
		['类别', '名称', '页面', '需要', ...titles.map(([, { title }]) => title)],
		...rows.map((row) => [KINDS[row.kind], row.label, row.page, row.needs, ...titles.map(([name]) => (row.roles.has(name) ? '可以' : ''))]),
	];
}
