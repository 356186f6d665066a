/** Makes the files of an app from an imported document. Pure: reads and writes no files. */
import type { ApiModel, JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { openOf, schemasOf } from '#codegen/check/mock/row-schema.ts';
import { firstFreeName } from '#codegen/first-free-name.ts';
import { printManifest } from '#codegen/import/print-manifest.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { variableOf } from '#codegen/scaffold/inputs.ts';
import { entriesFor } from '#codegen/scaffold/route-entry.ts';
import { scaffoldPage } from '#codegen/scaffold/scaffold-page.ts';
import type { ScaffoldTexts } from '#codegen/scaffold/scaffold-texts.ts';
import type { ScaffoldedPage } from '#codegen/scaffold/scaffolded-page.ts';
import { kebabCase } from '#codegen/scaffold/words.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import { apiDocument } from './api-document.ts';
import { emitMenus, type MenuEntry } from './app-menus.ts';
import { appSettings, appTests, loginPage, SESSION, START, sessionApi, startPage, USERS, type Visit } from './app-parts.ts';
import type { Exclusions } from './exclusions.ts';
import { type LinkedOperation, linksOf } from './link-pages.ts';
import { findResources, pathParameters, type ResourceUse } from './resources.ts';
import { type Samples, sampleInput, sampleParameter } from './sample-input.ts';
import { type SeedRows, seedRows } from './seed-rows.ts';
import type { SignIn } from './sign-in.ts';
import { soundUses } from './sound-uses.ts';

export interface AppSource {
	/** Of the API. */
	name: string;
	/** Prefix of storage keys. */
	key: string;
	/** Files of the starter. */
	starter: readonly SourceFile[];
	/** The imported document. */
	manifest: JsonObject;
	/** Its model. */
	api: ApiModel;
	signIn: SignIn;
	texts: ScaffoldTexts;
}

export interface AppFiles {
	files: readonly SourceFile[];
	/** The operation of each page, by file. */
	operationByFile: ReadonlyMap<string, string>;
	refused: ReadonlyMap<string, string>;
	/** Operations that only the start page opens, or that no page runs. */
	unlinked: readonly string[];
	unused: readonly string[];
	resources: SeedRows;
	/** Names of the operations of the app, and of those on the rows of a resource. */
	operations: ReadonlySet<string>;
	usesOf: (resource: string) => readonly string[];
}

const pageFile = (page: string): string => `pages/${page}.yaml`;

export function appFiles(source: AppSource, excluded: Exclusions): AppFiles {
	const { api, key, name, signIn, starter, texts } = source;
	const operations = api.operations.filter((operation) => !excluded.operations.has(operation.name));
	const schemas = schemasOf(api);
	const found = findResources(
		operations.filter(({ name: of }) => !excluded.rows.has(of) && !isSession(of, signIn)),
		schemas,
	);
	const rows = withAccount(seedRows([...found.values(), ...usersOf(signIn, schemas)], schemas), signIn);
	const uses = soundUses(found, { rows, schemas });
	const document = apiDocument(source, operations, uses);
	const pages = pagesOf(operations, { source, excluded });
	const linked = linkedPages(pages.made, operations, uses);
	const reached = new Set<string>();
	const texted = [...linked.values()].flatMap((page) => {
		const made = pages.made.get(page.operation.name);
		if (!made) return [];
		const again = scaffoldPage({ ...made.options, links: linksOf(page, { pages: linked, texts, reached }) });
		return 'refused' in again ? [] : [{ made, text: again.text }];
	});
	const menu = [...pages.made.values()].flatMap(({ entries, operation }): MenuEntry[] =>
		entries.menu ? [{ route: entries.name, tag: tagOf(source.manifest, operation) }] : [],
	);
	const away = [...pages.made.values()].filter(({ entries, operation }) => entries.menu === null && !reached.has(operation.name));
	const visits = away.map((page): Visit => visitOf(page, { uses, rows, schemas }));
	const home = visits.length > 0 || menu.length === 0 ? START : (menu[0]?.route ?? START);
	const routes = [...(home === START ? [startRoute(texts)] : []), ...[...pages.made.values()].map(({ entries }) => entries.route)];
	const inputs = operations.flatMap((operation) => {
		const input = isSession(operation.name, signIn) || operation.file !== null ? null : sampleInput(operation, { uses, rows, schemas });
		return input ? [{ operation: operation.name, input }] : [];
	});
	const title = String(objectOr(document.info).title);
	const apis = signIn.kind === 'added' ? [name, SESSION] : [name];
	const files = [
		appSettings({ apis, title, key, home, signIn, hasSeed: rows.size > 0 || signIn.kind === 'added' }),
		...emitMenus({ entries: menu, start: home === START ? START : null, routes, title, signIn, homePath: homePathOf(home, pages.made) }),
		{ path: `api/${name}.yaml`, text: printManifest(document) },
		...[...rows].map(([resource, list]) => ({ path: `seed/${resource}.yaml`, text: printManifest(list) })),
		...texted.map(({ made, text }) => ({ path: pageFile(made.page.page), text })),
		...(home === START ? [startPage(visits, texts)] : []),
		...(signIn.kind === 'none' ? [] : [loginPage(starter, signIn)]),
		...(signIn.kind === 'added' ? sessionApi(starter, document) : []),
		appTests(inputs, signIn, signIn.kind === 'added' ? SESSION : api.auth.token),
	];
	return {
		files,
		operationByFile: new Map([...pages.made.values()].map(({ page, operation }) => [pageFile(page.page), operation.name])),
		refused: pages.refused,
		unlinked: visits.map(({ operation }) => operation),
		unused: operations
			.filter(({ name: of }) => !pages.made.has(of) && !reached.has(of) && !isSession(of, signIn))
			.map(({ name: of }) => of),
		resources: rows,
		operations: new Set(operations.map(({ name: of }) => of)),
		usesOf: (resource) => [...uses.values()].flatMap((use) => (use.resource === resource ? [use.operation.name] : [])),
	};
}

const startRoute = ({ start }: ScaffoldTexts): string =>
	`- { path: /${START}, name: ${START}, component: ${START}, meta: { title: ${start} } }`;

function homePathOf(home: string, made: ReadonlyMap<string, MadePage>): string {
	return [...made.values()].find(({ entries }) => entries.name === home)?.entries.path ?? `/${home}`;
}

export const isSession = (operation: string, signIn: SignIn): boolean =>
	signIn.kind === 'own' && (signIn.signIn.name === operation || signIn.user.name === operation);

function usersOf(signIn: SignIn, schemas: SchemasByName): ResourceUse[] {
	if (signIn.kind !== 'own') return [];
	const { user } = signIn;
	const schema = openOf(user.answerSchema as Schema, schemas);
	return [{ operation: user, role: 'detail', resource: USERS, key: null, within: null, row: schema && { type: user.answer, schema } }];
}

/** The first user can sign in. */
function withAccount(rows: SeedRows, signIn: SignIn): SeedRows {
	if (signIn.kind !== 'own') return rows;
	const [first = { id: 1 }, ...others] = rows.get(USERS) ?? [];
	const { account, password, credentials } = signIn;
	return new Map([...rows, [USERS, [{ ...first, [account]: credentials.account, [password]: credentials.password }, ...others]]]);
}

interface MadePage {
	operation: OperationModel;
	options: Parameters<typeof scaffoldPage>[0];
	page: ScaffoldedPage;
	entries: ReturnType<typeof entriesFor>;
}

function pagesOf(
	operations: readonly OperationModel[],
	{ source: { texts, signIn }, excluded }: { source: AppSource; excluded: Exclusions },
): { made: ReadonlyMap<string, MadePage>; refused: ReadonlyMap<string, string> } {
	const made = new Map<string, MadePage>();
	const refused = new Map<string, string>();
	const routes = new Map([...RESERVED].map((name) => [name, { path: `/${name}` }]));
	const taken = new Set(RESERVED);
	for (const operation of operations) {
		if (excluded.pages.has(operation.name) || isSession(operation.name, signIn) || isButton(operation)) continue;
		const page = firstFreeName(pageName(operation.id), (name) => taken.has(name));
		const options = { operation, operations, page, dictionaries: NO_DICTIONARIES, texts };
		const scaffolded = scaffoldPage(options);
		if ('refused' in scaffolded) {
			refused.set(operation.name, scaffolded.refused);
			continue;
		}
		taken.add(page);
		const entries = entriesFor(scaffolded, routes);
		routes.set(entries.name, { path: entries.path });
		made.set(operation.name, { operation, options, page: scaffolded, entries });
	}
	return { made, refused };
}

const NO_DICTIONARIES: ReadonlyMap<string, unknown> = new Map();
const RESERVED = ['start', 'login', 'root'];

function pageName(id: string): string {
	const name = kebabCase(id).replaceAll(/[^a-z0-9-]/g, '');
	return /^[a-z]/.test(name) ? name : `page-${name}`;
}

/** Deletions and downloads are buttons of other pages. */
const isButton = ({ method, body, file }: OperationModel): boolean => (method === 'delete' && !body?.needed) || file !== null;

function linkedPages(
	made: ReadonlyMap<string, MadePage>,
	operations: readonly OperationModel[],
	uses: ReadonlyMap<string, ResourceUse>,
): Map<string, LinkedOperation> {
	return new Map(
		operations.map((operation) => {
			const page = made.get(operation.name);
			return [
				operation.name,
				{ operation, use: uses.get(operation.name), route: page?.entries.name ?? null, query: askedOf(operation, page?.page.query ?? []) },
			];
		}),
	);
}

/** The parameters behind the variables of a page that its address has to give. */
const askedOf = ({ parameters }: OperationModel, variables: readonly string[]): string[] =>
	[...parameters.keys()].filter((name) => variables.includes(variableOf(name)));

function visitOf({ operation, page, entries }: MadePage, of: Samples): Visit {
	const sampled = (names: readonly string[]): Visit['params'] =>
		Object.fromEntries(
			names.flatMap((name) => {
				const parameter = operation.parameters.get(name);
				return parameter ? [[variableOf(name), String(sampleParameter(operation, parameter, of))]] : [];
			}),
		);
	return {
		operation: operation.name,
		title: page.title,
		route: entries.name,
		params: sampled(pathParameters(operation)),
		query: sampled(askedOf(operation, page.query)),
	};
}

/** The first tag of an operation; null without one. */
function tagOf(manifest: JsonObject, { where }: OperationModel): string | null {
	const node = where.reduce<JsonObject>((at, step) => objectOr(at[String(step)]), manifest);
	const [tag] = Array.isArray(node.tags) ? node.tags : [];
	return typeof tag === 'string' ? tag : null;
}
