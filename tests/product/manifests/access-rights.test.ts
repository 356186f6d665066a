/** The compiler and the app implement guards, routes and redirects separately; these tests compare the two. */
import { expect, test } from 'vitest';
import type { RouteRecord as CompiledRoute } from '#codegen/check/app/check-routes.ts';
import { accessSettings } from '#codegen/commands/access/access-settings.ts';
import { createAccessView } from '#codegen/commands/access/access-view.ts';
import { passes } from '#codegen/commands/access/rights.ts';
import type { NavigationResult } from '#codegen/commands/access/route-access.ts';
import { anyonePasses, type Subject } from '#codegen/commands/access/subjects.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { CompileResult } from '#codegen/run.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { decideNavigation, type NavigationDecision } from '#src/routing/guard/decide-navigation.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { projectWith } from '#tests/codegen/commands/access-project.ts';
import { compileProduct } from '#tests/codegen/support/product.ts';
import { compileSample } from '#tests/codegen/support/sample-project.ts';

const access = {
	roles: { A: { title: 'A', permissions: [] }, B: { title: 'B', permissions: ['p'] }, C: { title: 'C', permissions: ['p', 'q'] } },
	permissions: { p: { title: 'p' }, q: { title: 'q' }, r: { title: 'r' } },
	guards: { named: { role: ['A'], permission: ['q'] }, list: ['B', 'r'], closed: [] },
};

const subsets = (items: readonly string[]): string[][] =>
	Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => (bits >> index) & 1));

const LISTS = [[], ['A'], ['B'], ['A', 'C']];
const PERMISSIONS = [[], ['p'], ['q', 'r']];
const RULES = LISTS.flatMap((role) =>
	PERMISSIONS.flatMap((permission) => ['oneOf', 'allOf', 'except'].map((mode) => ({ role, permission, mode }))),
);
const GUARDS: Plain[] = [
	...RULES,
	{ role: ['A'] },
	{ mode: 'allOf' },
	{},
	[],
	['A', 'q'],
	'named',
	'list',
	'closed',
	'constructor',
	{ mode: 'noneOf' },
];

const USERS = subsets(['A', 'B', 'C']).flatMap((roles) =>
	subsets(['p', 'q', 'r', '*']).flatMap((permissions) => [true, false].map((admin) => ({ roles, permissions, admin }))),
);

test.each(GUARDS.map((guard) => [guard]))('the compiler and the app agree on who passes the guard %j', (guard) => {
	for (const user of USERS)
		expect(passes(guard, user, access), JSON.stringify(user)).toBe(isAllowed(guard as Guard, user, access as never));
});

test.each([
	[true, ['A']],
	[true, []],
	[false, ['A']],
	[false, []],
])('anyonePasses agrees with trying every user: permissions from the server %s, default roles %j', (servedPermissions, defaultRoles) => {
	const settings = { accounts: true, servedPermissions, defaultRoles } as never;
	const users = USERS.filter(
		({ roles, permissions, admin }) =>
			!admin &&
			!permissions.includes('*') &&
			(servedPermissions || permissions.length === 0) &&
			(defaultRoles.length === 0 || roles.length > 0),
	);
	for (const one of GUARDS)
		for (const other of GUARDS) {
			const tried = users.some((user) => [one, other].every((guard) => isAllowed(guard as Guard, user, access as never)));
			expect(anyonePasses([one, other], access, settings), JSON.stringify([one, other])).toBe(tried);
		}
});

test('defaults for omitted keys of app.yaml equal those of the app', async () => {
	const { manifests } = await compileSample(projectWith([['app.yaml', 'access: { whitelist: [login] }\n', '']]));
	const { loginInterception, rolesControl, authentication, whitelist } = defaultSettings.access;
	expect(manifests.app && accessSettings(manifests.app)).toMatchObject({
		interception: loginInterception,
		rolesControl,
		servedRoutes: authentication === 'all',
		whitelist,
	});
});

const redirecting = (): Promise<CompileResult> =>
	compileSample(
		projectWith([
			['routes.yaml', 'hidden: true } }', 'hidden: true } }\n  - { path: /in, name: in, redirect: /login, meta: { title: 进 } }'],
			['routes.yaml', 'meta: { title: 课堂 }', 'meta: { title: 课堂, guard: staff }'],
			['routes.yaml', 'routes:\n', 'routes:\n  - { path: /out, name: out, redirect: /login, meta: { title: 出 } }\n'],
			['app.yaml', 'whitelist: [login]', 'whitelist: [login, in, course]'],
		]),
	);

test.each([
	['the product', compileProduct, { home: '/index', login: '/login', forbidden: '/403' }],
	['a sample', redirecting, { home: '/courses', login: '/login', forbidden: null }],
])("in %s the compiler predicts where the app's navigation leads each role", async (_app, compiled, places) => {
	const { model, manifests } = await compiled();
	if (!model || !manifests.app) throw new Error('The manifests have findings.');
	const view = createAccessView(model, { ...manifests, app: manifests.app, rest: manifests.rest });
	const table = createRouteTable(model.routes.tree.map(plainRoute));
	const whitelist = view.settings.whitelist.flatMap((name) => table.byName.get(name)?.path ?? []);
	const decide = (given: string, { rights, signedIn }: Subject): NavigationDecision => {
		const match = table.match(given);
		const redirect = table.redirectOf(given);
		return decideNavigation({
			path: match && redirect === null ? match.route.path : given,
			fullPath: given,
			session: signedIn ? 'ready' : 'guest',
			built: true,
			route: match && { framed: true, allowed: match.route.guards.every((guard) => isAllowed(guard, rights, model.access as never)) },
			redirect,
			expired: false,
			landing: null,
			signedInAt: null,
			places: { ...places, keptHome: null, notFound: '/404', whitelist, visit: false, recordRoute: false },
		});
	};
	for (const route of view.routes.routes)
		for (const subject of view.subjects) {
			let decision = decide(route.path, subject);
			while (decision.type === 'moved') decision = decide(decision.to, subject);
			expect(view.routes.arrive(route, subject), `${subject.name} at ${route.path}`).toBe(wordOf(decision, places));
		}
});

function wordOf(decision: NavigationDecision, { home, login }: { home: string; login: string }): NavigationResult {
	if (decision.type === 'proceed') return 'page';
	if (decision.type !== 'redirect') return decision.type === 'forbidden' ? 'forbidden' : 'nowhere';
	if (decision.to === home) return 'home';
	return decision.to === login ? 'sign-in' : 'forbidden';
}

/** The route as the emitter writes it, without omitted keys. */
function plainRoute({ path, name, component, redirect, meta, children }: CompiledRoute): RouteRecord {
	return {
		path,
		name,
		meta: meta as RouteRecord['meta'],
		...(component && { component }),
		...(redirect && { redirect }),
		...(children.length > 0 && { children: children.map(plainRoute) }),
	};
}
