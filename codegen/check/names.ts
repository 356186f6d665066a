import type { Diagnostic, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import type { OperationModel } from './api/api-model.ts';

export interface RouteModel {
	name: string;
	path: string;
	params: readonly string[];
	/** Page shown by the route; null for a layout or redirect. */
	page: string | null;
	hidden: boolean;
	redirect: string | null;
	at: SourceSpan;
}

/** How components.yaml declares the type of a value; emitted as TypeScript. */
export type DeclaredType =
	| { kind: 'plain'; type: 'string' | 'number' | 'boolean' | 'unknown' }
	| { kind: 'schema'; api: string; schema: string }
	| { kind: 'data'; operation: string }
	| { kind: 'array'; items: DeclaredType }
	| { kind: 'object'; fields: ReadonlyMap<string, PropModel> };

export interface TypeModel {
	type: ValueType;
	declared: DeclaredType;
	at: SourceSpan;
}

export interface PropModel extends TypeModel {
	required: boolean;
	doc: string;
}

export interface PlaceModel {
	value: TypeModel | null;
	doc: string;
}

export interface ModuleModel {
	name: string;
	/** As written: below `src/`, or beside the manifests with `./` in front. */
	module: string;
	export: string;
	/** The component renders the blocks that a page passes to it. */
	blocks: boolean;
	/** Values that the component gives to blocks and steps of pages; null for a slot or event without one. */
	slots: ReadonlyMap<string, PlaceModel>;
	events: ReadonlyMap<string, PlaceModel>;
	props: ReadonlyMap<string, PropModel>;
	/** Result of a handler; null for a handler without one, and for components. */
	result: TypeModel | null;
	at: SourceSpan;
}

export interface Names {
	/** Base path of the app without a slash at its end. */
	base: string;
	operations: ReadonlyMap<string, OperationModel>;
	/** Types of the component schemas that operations use, by `<api>.<Schema>`. */
	schemas: ReadonlyMap<string, ValueType>;
	routes: ReadonlyMap<string, RouteModel>;
	/** Path parameters by page, from the routes that show it. */
	routeParams: ReadonlyMap<string, readonly string[]>;
	pages: ReadonlyMap<string, SourceSpan>;
	components: ReadonlyMap<string, ModuleModel>;
	handlers: ReadonlyMap<string, ModuleModel>;
	guards: ReadonlyMap<string, SourceSpan>;
	roles: ReadonlyMap<string, SourceSpan>;
	permissions: ReadonlyMap<string, SourceSpan>;
	dictionaries: ReadonlyMap<string, SourceSpan>;
	menus: ReadonlyMap<string, SourceSpan>;
	features: ReadonlyMap<string, SourceSpan>;
	/** Those that API documents name without a declaration, which is reported there. */
	undeclaredFeatures: ReadonlySet<string>;
	/** Feature of each page that belongs to one. */
	pageFeatures: ReadonlyMap<string, string>;
	/** File of the runtime that draws the icon, by name. */
	icons: ReadonlyMap<string, string>;
	/** Kinds of names, or `operation <api>`, whose declarations a finding may hide; unknown names of these kinds are not reported. */
	incomplete: Pick<ReadonlySet<string>, 'has'>;
	session: ValueType;
	/** The sign-in whose form shows its picture code from the start. */
	alwaysCoded: string | null;
}

export type GlobalTarget = Exclude<ReferenceTarget, 'state' | 'data' | 'paged-data' | 'dialog' | 'block'>;

export function resolveName(names: Names, to: GlobalTarget, name: string, at: SourceSpan, report: Report): boolean {
	const known: ReadonlyMap<string, unknown> = tableOf(names, to);
	if (known.has(name)) return true;
	// A finding in an API may hide its schemas as well as its operations.
	const kind = to === 'schema' ? 'operation' : to;
	if (names.incomplete.has(kind) || names.incomplete.has(`${kind} ${name.split('.')[0]}`)) return false;
	report(unknownName(to, name, [...known.keys()], at));
	return false;
}

const TABLES = {
	operation: 'operations',
	schema: 'schemas',
	route: 'routes',
	page: 'pages',
	component: 'components',
	handler: 'handlers',
	guard: 'guards',
	role: 'roles',
	permission: 'permissions',
	dictionary: 'dictionaries',
	feature: 'features',
	menu: 'menus',
	icon: 'icons',
} as const satisfies Readonly<Record<GlobalTarget, keyof Names>>;

/** The declarations of one kind, by name. */
export const tableOf = <To extends GlobalTarget>(names: Names, to: To): Names[(typeof TABLES)[To]] => names[TABLES[to]];

/** False for names that belong to one page. */
export const isGlobal = (to: string): to is GlobalTarget => Object.hasOwn(TABLES, to);

const DECLARED_IN: Readonly<Record<ReferenceTarget, string>> = {
	operation: 'the API documents that app.yaml lists',
	schema: 'the API documents that app.yaml lists',
	route: 'routes.yaml',
	page: 'pages/',
	component: 'components.yaml',
	handler: 'components.yaml',
	guard: 'permissions.yaml',
	role: 'permissions.yaml',
	permission: 'permissions.yaml',
	dictionary: 'app.yaml',
	feature: '`features` of app.yaml',
	menu: 'menus.yaml',
	icon: '`src/ui/icon-paths.ts` or `more-icon-paths.ts`',
	state: '`state` of this page',
	data: '`data` of this page',
	'paged-data': '`data` of this page',
	dialog: '`dialogs` of this page',
	block: 'the block kinds',
};

export function unknownName(to: ReferenceTarget, name: string, known: readonly string[], at: SourceSpan): Diagnostic {
	const near = closest(name, known) === null && (to === 'operation' || to === 'schema') ? withApi(name, known) : null;
	const list =
		known.length > 0 && (known.length <= 12 || to === 'icon')
			? `Known are: ${known.join(', ')}.`
			: `Declare it in ${DECLARED_IN[to]}, or name one that is there.`;
	const what = to === 'paged-data' ? 'data' : to;
	return {
		code: `unknown-${what}`,
		message: `No ${what} is called \`${name}\` in ${DECLARED_IN[to]}.`,
		...(near ? { hint: `Did you mean \`${near}\`?`, at } : suggestName({ name, at, candidates: known, otherwise: list })),
	};
}

/** The operation or schema of this name, if exactly one API has it. */
function withApi(name: string, known: readonly string[]): string | null {
	const [only, ...others] = known.filter((each) => each.endsWith(`.${name}`));
	return only !== undefined && others.length === 0 ? only : null;
}
