/** Emits the data of the shell and the router: routes, menus, access rules, settings, session, search. */
import type { RouteRecord } from '#codegen/check/app/check-routes.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import { json, objectOf } from '#codegen/check/slot/compiled.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { specOf } from './emit-operations.ts';
import { printCompiled, printJson, printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export function emitShell(model: AppModel): VirtualFile[] {
	return [
		emitRoutes(model),
		emitMenus(model),
		emitMenuCounts(model),
		emitAccess(model),
		emitSettings(model),
		emitFeatures(model),
		emitSession(model),
		...emitBackEnds(model),
		emitSearch(model),
	];
}

function emitRoutes(model: AppModel): VirtualFile {
	const leaves = [...model.routes.byName.values()];
	const text = `${header('routes.yaml')}import type { RouteRecord } from '#src/routing/route-record.ts';
import type { RouteName } from './names.ts';

/** Whole path of each route, with \`:name\` for a parameter. */
export const routePaths: Readonly<Record<RouteName, string>> = {
${leaves.map(({ name, path }) => `\t${printKey(name)}: ${printScalar(path)},\n`).join('')}};

export const routes: readonly RouteRecord[] = ${printJson(model.routes.tree.map(plainRoute))};
`;
	return { folder: 'generated', path: 'routes.ts', text };
}

/** Omits empty keys, so that the table reads like routes.yaml. */
export function plainRoute(route: RouteRecord): Plain {
	return {
		path: route.path,
		name: route.name,
		...(route.component ? { component: route.component } : {}),
		...(route.redirect ? { redirect: route.redirect } : {}),
		meta: { ...route.meta },
		...(route.children.length > 0 ? { children: route.children.map(plainRoute) } : {}),
	};
}

function emitMenus(model: AppModel): VirtualFile {
	const table = Object.fromEntries(model.menus.map(({ name, items }) => [name, items as Plain]));
	const text = `${header('menus.yaml')}import type { MenuItem } from '#src/routing/route-record.ts';

export const menus: Readonly<Record<string, readonly MenuItem[]>> = ${printJson(table)};
`;
	return { folder: 'generated', path: 'menus.ts', text };
}

function emitMenuCounts(model: AppModel): VirtualFile {
	const text = `${header('menus.yaml')}import type { CountOperation } from '#src/menu/count-operation.ts';

/** By the keys of the header's items. */
export const menuCounts: Readonly<Record<string, CountOperation>> = ${printCompiled(model.menuCounts)};
`;
	return { folder: 'generated', path: 'menu-counts.ts', text };
}

/** The rules of permissions.yaml, and the guard of those who pass every guard of a served list. */
export function accessRulesOf({ access: { roles, permissions, guards }, settings }: AppModel) {
	const { administrators } = (settings as { access?: { administrators?: string } }).access ?? {};
	return { roles, permissions, guards, ...(administrators !== undefined && { administrators }) };
}

function emitAccess(model: AppModel): VirtualFile {
	const text = `${header('permissions.yaml, app.yaml')}import type { AccessRules } from '#src/access/access-rules.ts';

export const access: AccessRules = ${printJson(accessRulesOf(model) as unknown as Plain)};
`;
	return { folder: 'generated', path: 'access.ts', text };
}

function emitSettings(model: AppModel): VirtualFile {
	const settings = model.settings as { readonly [group: string]: Plain };
	const loadingText = model.messages.messages.get('ui.loading')?.forms.get('other');
	const site = { ...(loadingText !== undefined && { loadingText }), ...(settings.site as { readonly [key: string]: Plain }) };
	const text = `${header('app.yaml')}export const settings = ${printJson({ ...settings, site })} as const;\n`;
	return { folder: 'generated', path: 'settings.ts', text };
}

function emitFeatures({ names }: AppModel): VirtualFile {
	const text = `${header('app.yaml and pages/')}import type { FeatureName } from './names.ts';

export const features: readonly FeatureName[] = ${printJson([...names.features.keys()])};

/** Feature of each page that belongs to one. */
export const pageFeatures: Readonly<Record<string, FeatureName>> = ${printJson(Object.fromEntries(names.pageFeatures))};
`;
	return { folder: 'generated', path: 'features.ts', text };
}

function emitSession(model: AppModel): VirtualFile {
	const { session } = model;
	const value = session ? printCompiled(session) : 'null';
	const text = `${header('app.yaml')}import type { SessionOperations } from '#src/session/session-operations.ts';

/** null: this app has no sign-in. */
export const session: SessionOperations | null = ${value};
`;
	return { folder: 'generated', path: 'session.ts', text };
}

/** Each back end is a chunk of its own, which only a visit that chooses it loads. */
function emitBackEnds({ backEnds, names }: AppModel): VirtualFile[] {
	const from = `${header('app.yaml')}import type { BackEndModule } from '#src/backend/chosen-back-end.ts';\n\n`;
	const entries = backEnds.map(({ name }) => `\t${printKey(name)}: () => import('./back-ends/${name}.ts'),\n`);
	const table = entries.length > 0 ? `{\n${entries.join('')}}` : '{}';
	const text = `${from}export const backEnds: Readonly<Record<string, () => Promise<BackEndModule>>> = ${table};\n`;
	return [
		{ folder: 'generated', path: 'back-ends.ts', text },
		...backEnds.map(({ name, value, operations }): VirtualFile => {
			const used = operations.flatMap((operation) => names.operations.get(operation) ?? []);
			const specs = objectOf(used.map((operation) => [operation.name, json(specOf(operation))]));
			const backEnd = `export const backEnd: BackEndModule['backEnd'] = ${printCompiled(value)};\n`;
			const table = `export const operations: BackEndModule['operations'] = ${printCompiled(specs)};\n`;
			return { folder: 'generated', path: `back-ends/${name}.ts`, text: `${from}${backEnd}\n${table}` };
		}),
	];
}

function emitSearch(model: AppModel): VirtualFile {
	const { search } = model;
	const value = search ? printCompiled(search) : 'null';
	const text = `${header('app.yaml')}import type { SearchOperation } from '#src/search/search-operation.ts';

/** null: the content of this app cannot be searched. */
export const search: SearchOperation | null = ${value};
`;
	return { folder: 'generated', path: 'search.ts', text };
}
