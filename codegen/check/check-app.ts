import { isError, type Report, type SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#codegen/grammar/languages.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { inParts, type Manifests, pageName, type ReadRest } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, plainOf, referenceAt, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { ApiModel, OperationModel } from './api/api-model.ts';
import { checkApi } from './api/check-api.ts';
import { objectAt } from './api/json-object.ts';
import { type AccessModel, checkAccess } from './app/check-access.ts';
import { type BackEndModel, checkBackEnds } from './app/check-back-ends.ts';
import type { CollectionModel } from './app/check-collections.ts';
import { checkComponents, type ReadText } from './app/check-components.ts';
import { checkMarks, type FeatureMark, featureMarks, readFeatures } from './app/check-features.ts';
import { checkMenuCounts } from './app/check-menu-counts.ts';
import { checkMenus, type MenuModel } from './app/check-menus.ts';
import { checkMessages, type MessagesModel } from './app/check-messages.ts';
import { checkRouteSource } from './app/check-route-source.ts';
import { checkRoutes, type RoutesModel } from './app/check-routes.ts';
import { checkSearch } from './app/check-search.ts';
import { alwaysCoded, checkSession, sessionType } from './app/check-session.ts';
import { checkTimeZone } from './app/check-time-zone.ts';
import { checkTokens } from './app/check-tokens.ts';
import { readIconNames } from './app/icon-names.ts';
import { collectReferences } from './collect-references.ts';
import { checkMock, type MockModel } from './mock/check-mock.ts';
import { codeFolder } from './named-file.ts';
import { type GlobalTarget, type Names, type RouteModel, resolveName } from './names.ts';
import { checkPage, type PageModel } from './page/check-page.ts';
import { checkReservedName } from './reserved-names.ts';
import type { Compiled } from './slot/compiled.ts';
import { usesOf } from './uses.ts';
import { walkSpec } from './walk-spec.ts';

export interface AppModel {
	/** Prefix that separates apps on one origin: `site.key`, or `app`. */
	name: string;
	settings: Plain;
	session: Compiled | null;
	backEnds: readonly BackEndModel[];
	search: Compiled | null;
	/** The operation that answers the dictionaries. */
	dictionaries: OperationModel | null;
	apis: readonly ApiModel[];
	routes: RoutesModel;
	menus: readonly MenuModel[];
	menuCounts: Compiled;
	access: AccessModel;
	pages: readonly PageModel[];
	mock: MockModel;
	messages: MessagesModel;
	names: Names;
	/** Code folder, relative to the project. */
	code: string;
	collections: readonly CollectionModel[];
	/** Operations that may be called before the main layout is loaded. */
	startOperations: ReadonlySet<string>;
}

export interface AppCheckContext {
	collections?: readonly CollectionModel[];
	report: Report;
	readText: ReadText;
	readFolder: (folder: string) => readonly SourceFile[];
	memo?: Memo;
}

/** Code folder of the app, relative to the project. */
export const codeOf = ({ app, folder }: Manifests): string =>
	codeFolder(folder, (app ? scalarAt(app, 'code') : undefined) as string | undefined);

export function checkApp(manifests: Manifests, checked: CheckedApis, context: AppCheckContext): AppModel | null {
	const { collections = [], report, readText, readFolder, memo = new Memo() } = context;
	const { app, rest } = manifests;
	if (!app) return null;
	const { apis } = checked;
	const code = codeOf(manifests);
	const { access, routes, menus, marks, names } = declare(app, manifests, checked, { report, readText, memo, code });
	checkReferences(app, rest, names, report);
	checkRouteSource(app, report);
	checkInvalidates(apis, names, report);
	checkTokens(app, apis, report);
	checkMarks(marks, names, report);
	checkReachable(rest.pages, names, report);
	const pages = rest.pages.map((spec) =>
		memo.recall(`page ${spec.at.file}`, [spec, names], inParts(rest.partUses.get(spec.at.file) ?? new Map(), report), (report) =>
			checkPage(spec, names, report),
		),
	);
	for (const operation of new Set(pages.flatMap(({ called }) => called))) checkWrite(operation, report);
	checkTimeZone(app, report);
	const site = app.keys.get('site')?.value;
	return {
		name: (site?.kind === 'object' && (scalarAt(site, 'key') as string | undefined)) || 'app',
		settings: plainSettings(app),
		session: checkSession(app, names, report),
		backEnds: checkBackEnds(app, names, report),
		search: checkSearch(app, names, report),
		dictionaries: names.operations.get(dictionaryCall(app) ?? '') ?? null,
		apis,
		routes,
		menus,
		menuCounts: checkMenuCounts(rest.menus, names, report),
		access,
		names,
		pages,
		startOperations: startOperations(app, pages),
		messages: checkMessages({ language: languageOf(app), overrides: manifests.messages, readText, memo }, report),
		code,
		collections,
		mock: checkMock(app, apis, { folder: manifests.folder, code, report, readText, readFolder, memo, access }),
	};
}

interface Declarations extends Pick<AppModel, 'access' | 'routes' | 'menus' | 'names'> {
	/** Features that the APIs name. */
	marks: readonly FeatureMark[];
}

/** Collects the names that manifests declare for the whole app. */
function declare(
	app: ObjectSpec,
	manifests: Manifests,
	checked: CheckedApis,
	{ report, readText, memo, code }: Omit<Required<AppCheckContext>, 'readFolder' | 'collections'> & { code: string },
): Declarations {
	const { rest } = manifests;
	const { apis } = checked;
	const incomplete = new Set([...checked.incomplete, ...incompleteNames(manifests)]);
	const access = checkAccess(rest.permissions, manifests.incomplete.has('permissions'), report);
	const operations = new Map(apis.flatMap((api) => api.operations).map((operation) => [operation.name, operation]));
	const routes = checkRoutes(rest.routes, access, (diagnostic) => {
		// One of two routes with the same name was probably meant to have another, so unknown route names are not reported.
		if (diagnostic.code === 'duplicate-route-name') incomplete.add('route');
		report(diagnostic);
	});
	const menus = checkMenus(rest.menus, { routes: routes.byName, incomplete, access }, report);
	const icons = readIconNames(readText);
	if (icons.size === 0) incomplete.add('icon');
	const schemas = new Map(apis.flatMap((api) => [...api.schemas].map(([name, type]) => [`${api.name}.${name}`, type])));
	const marks = apis.flatMap(featureMarks);
	const modules = { operations, schemas, code, readText, report };
	const fresh: Names = {
		base: baseOf(app),
		operations,
		schemas,
		routes: routes.byName,
		routeParams: routeParams(routes.byName),
		pages: pageNames(manifests.folder, rest, report),
		components: checkComponents(rest.components, 'components', modules),
		handlers: checkComponents(rest.components, 'handlers', modules),
		guards: access.guardNames,
		roles: access.roleNames,
		permissions: access.permissionNames,
		dictionaries: dictionaryTypes(app),
		...readFeatures(app, rest.pages, marks),
		menus: new Map(menus.map(({ name }) => [name, rest.menus?.keys.get(name)?.key ?? app.at])),
		icons,
		incomplete,
		session: sessionType(app, operations),
		alwaysCoded: alwaysCoded(app),
	};
	const names = memo.keep('names', sourcesOfNames(manifests, apis, fresh, incomplete), () => fresh);
	return { access, routes, menus, marks, names };
}

/** Pages resolve their own references. */
function checkReferences(app: ObjectSpec, { components, routes, menus }: ReadRest, names: Names, report: Report): void {
	resolveReferences(app, names, report);
	if (components) resolveReferences(components, names, report);
	if (routes) resolveReferences(routes, names, report, ['page', 'icon']);
	if (menus) resolveReferences(menus, names, report, ['icon', 'feature']);
}

/** Inputs of the names. Of pages only the names count, so an edit within one page leaves the others cached. */
function sourcesOfNames({ app, rest }: Manifests, apis: readonly ApiModel[], names: Names, incomplete: ReadonlySet<string>): unknown[] {
	const { routes, menus, permissions, components } = rest;
	const words = [names.pages.keys(), names.pageFeatures, names.undeclaredFeatures, names.icons.keys(), incomplete].map((each) =>
		[...each].join(),
	);
	return [app, routes, menus, permissions, components, ...apis, ...words];
}

/**
 * Operations named in app.yaml, such as the sign-in, and those that pages without the main layout name. Operations of `backEnds` have chunks of their
 * own; components and handlers arrive with the table of all operations.
 */
function startOperations(app: ObjectSpec, pages: readonly PageModel[]): ReadonlySet<string> {
	const usual = { ...app, keys: new Map([...app.keys].filter(([key]) => key !== 'backEnds')) };
	const alone = pages.filter(({ layout }) => layout === 'blank');
	return new Set([...usesOf(usual).operations, ...alone.flatMap((page) => page.operations)]);
}

function languageOf(app: ObjectSpec): Language {
	const site = app.keys.get('site')?.value;
	const language = site?.kind === 'object' ? scalarAt(site, 'language') : undefined;
	return LANGUAGES.find((name) => name === language) ?? DEFAULT_LANGUAGE;
}

function baseOf(app: ObjectSpec): string {
	const routing = app.keys.get('routing')?.value;
	const base = routing?.kind === 'object' ? scalarAt(routing, 'base') : undefined;
	return String(base ?? '/').replace(/\/+$/, '');
}

function routeParams(routes: ReadonlyMap<string, RouteModel>): ReadonlyMap<string, readonly string[]> {
	const params = new Map<string, readonly string[]>();
	for (const { page, params: own } of routes.values()) if (page) params.set(page, [...new Set([...(params.get(page) ?? []), ...own])]);
	return params;
}

const DECLARES: Readonly<Record<string, readonly string[]>> = {
	routes: ['route'],
	menus: ['menu'],
	permissions: ['guard', 'role', 'permission'],
	components: ['component', 'handler'],
	app: ['dictionary', 'feature'],
};

const incompleteNames = ({ incomplete }: Manifests): Set<string> => new Set([...incomplete].flatMap((kind) => DECLARES[kind] ?? []));

export interface CheckedApis {
	apis: readonly ApiModel[];
	/** `operation <api>` for each API with findings, since they may hide operations. */
	incomplete: ReadonlySet<string>;
}

/** Checks the APIs listed in app.yaml. Reads the other manifests only for an API limited to the operations in use. */
export function checkApis(manifests: Manifests, report: Report, memo = new Memo()): CheckedApis {
	const list = manifests.app?.keys.get('apis')?.value;
	// If the list has findings or names a missing API, any unknown operation may belong to an API that was not read.
	const incomplete = new Set<string>(list?.kind === 'list' && !list.incomplete && list.items.length > 0 ? [] : ['operation']);
	const seen = new Map<string, SourceSpan>();
	const apis = (list?.kind === 'list' ? list.items : []).flatMap((item) => {
		const { name, at, usedOnly } = readApiUse(item);
		const earlier = seen.get(name);
		if (earlier) {
			const related = [{ at: earlier, message: 'The first one is here.' }];
			report({
				code: 'duplicate-api',
				message: `\`${name}\` is listed twice.`,
				hint: 'Keep one of the two.',
				fix: [{ kind: 'remove', at }],
				at,
				related,
			});
			return [];
		}
		seen.set(name, at);
		checkReservedName({ name, of: 'an API', hint: `Give the file in api/ another name, such as \`${name}Api\`.`, at }, report);
		const note: Report = (diagnostic) => {
			if (isError(diagnostic)) incomplete.add(`operation ${name}`);
			report(diagnostic);
		};
		const document = manifests.readApi(name);
		if (manifests.wrongApis.has(name)) incomplete.add(`operation ${name}`);
		if (document) {
			const only = usedOnly ? namedOf(name, collectReferences(manifests, 'operation')) : null;
			const inputs = [document, only && [...only].sort().join(' ')];
			return [memo.recall(`api ${name}`, inputs, note, (report) => checkApi(name, document, report, only))];
		}
		incomplete.add(`operation ${name}`);
		if (!manifests.hasApi(name)) {
			const message = `There is no \`api/${name}.yaml\`, \`.yml\` or \`.json\` beside this file.`;
			report({ code: 'missing-file', message, hint: 'Add the OpenAPI document, or take the name out.', at });
			incomplete.add('operation');
		}
		return [];
	});
	return { apis, incomplete };
}

function readApiUse(item: Spec): { name: string; at: SourceSpan; usedOnly: boolean } {
	if (item.kind !== 'object') return { name: item.kind === 'scalar' ? String(item.value) : '', at: item.at, usedOnly: false };
	return {
		name: String(scalarAt(item, 'name') ?? ''),
		at: item.keys.get('name')?.value.at ?? item.at,
		usedOnly: scalarAt(item, 'operations') === 'used',
	};
}

const namedOf = (api: string, names: ReadonlySet<string>): ReadonlySet<string> =>
	new Set([...names].filter((name) => name.startsWith(`${api}.`)).map((name) => name.slice(api.length + 1)));

function pageNames(folder: string, { pages, unreadablePages }: ReadRest, report: Report): ReadonlyMap<string, SourceSpan> {
	const names = new Map<string, SourceSpan>(
		unreadablePages.map((name) => [name, { file: `${folder}/pages/${name}.yaml`, start: 0, end: 0 }]),
	);
	for (const spec of pages) {
		const name = String(scalarAt(spec, 'page') ?? '');
		const at = spec.keys.get('page')?.value.at;
		if (!at) continue;
		const earlier = names.get(name);
		if (earlier)
			report({
				code: 'duplicate-page',
				message: `Two pages are called \`${name}\`.`,
				hint: 'Rename one of them, and its file.',
				at,
				related: [{ at: earlier, message: 'The first one is here.' }],
			});
		else names.set(name, at);
	}
	return names;
}

function dictionaryTypes(app: ObjectSpec): ReadonlyMap<string, SourceSpan> {
	const dictionaries = app.keys.get('dictionaries')?.value;
	const types = dictionaries?.kind === 'object' ? dictionaries.keys.get('types')?.value : undefined;
	return new Map(
		types?.kind === 'list' ? types.items.flatMap((item) => (item.kind === 'scalar' ? [[String(item.value), item.at] as const] : [])) : [],
	);
}

function dictionaryCall(app: ObjectSpec): string | undefined {
	const dictionaries = app.keys.get('dictionaries')?.value;
	return dictionaries?.kind === 'object' ? referenceAt(dictionaries, 'call')?.name : undefined;
}

function resolveReferences(spec: Spec, names: Names, report: Report, only?: readonly ReferenceTarget[]): void {
	walkSpec(spec, (node) => {
		if (node.kind !== 'reference' || !(only?.includes(node.to) ?? true)) return;
		resolveName(names, node.to as GlobalTarget, node.name, node.at, report);
	});
}

/** Pages shown by routes. A misspelled name counts as the most similar page without a route, since the misspelling is already reported. */
function shownPages({ routes, pages }: Names): ReadonlySet<string> {
	const named = [...routes.values()].flatMap(({ page }) => page ?? []);
	const left = [...pages.keys()].filter((page) => !named.includes(page));
	return new Set(named.map((page) => (pages.has(page) ? page : (closest(page, left) ?? page))));
}

function checkReachable(pages: readonly ObjectSpec[], names: Names, report: Report): void {
	const shown = shownPages(names);
	for (const spec of pages) {
		const name = String(scalarAt(spec, 'page') ?? '');
		const at = spec.keys.get('page')?.value.at;
		if (!at || shown.has(name) || pageName(at.file) !== name || names.incomplete.has('route')) continue;
		report({
			code: 'page-without-route',
			message: `No route shows the page \`${name}\`, so it is unreachable.`,
			hint: 'Add a route to routes.yaml, or delete the page.',
			at,
		});
	}
}

const READS = ['get', 'head', 'options'];

/** Operations without a sign-in, such as signing in itself, and signing out change nothing that a page goes on showing. */
function checkWrite({ name, method, public: isPublic, mock, document, where, at }: OperationModel, report: Report): void {
	const endsSession = mock?.session === 'signOut';
	if (READS.includes(method) || isPublic || endsSession || objectAt(document, where)['x-invalidates'] !== undefined) return;
	report({
		code: 'missing-invalidates',
		severity: 'note',
		message: `\`${name}\` does not say which answers it makes stale, so pages go on showing what they have.`,
		hint: 'Name the operations with `x-invalidates: […]`, or say with `x-invalidates: []` that there are none.',
		at,
	});
}

function checkInvalidates(apis: readonly ApiModel[], names: Names, report: Report): void {
	for (const operation of apis.flatMap((api) => api.operations)) {
		if (operation.method === 'get' && operation.invalidates.length > 0)
			report({
				code: 'invalidating-read',
				message: `\`${operation.name}\` is a GET, so it changes nothing that could make an answer stale.`,
				hint: 'Give the change a POST of its own, or remove `x-invalidates`.',
				at: operation.document.locate([...operation.where, 'x-invalidates']),
			});
		operation.invalidates.forEach((name, index) => {
			const at = operation.document.locate([...operation.where, 'x-invalidates', index]);
			resolveName(names, 'operation', name, at, report);
		});
	}
}

/** The settings as data. Excludes the sections that `checkSession`, `checkBackEnds`, `checkSearch` and `checkMock` compile, the features, the sign-in and the API list. */
function plainSettings(app: ObjectSpec): Plain {
	const {
		session: _session,
		backEnds: _backEnds,
		search: _search,
		apis: _apis,
		mock: _mock,
		code: _code,
		collections: _collections,
		features: _features,
		signIn: _signIn,
		...rest
	} = plainOf(app) as { [key: string]: Plain };
	return rest;
}
