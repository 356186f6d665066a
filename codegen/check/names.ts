import type { Diagnostic, Report, Span } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import type { OperationModel } from './api-model.ts';

export interface RouteModel {
	name: string;
	/** Whole path, ancestors joined. */
	path: string;
	/** Names of its path parameters. */
	params: readonly string[];
	/** Name of the page it shows; null for a layout or redirect. */
	page: string | null;
	hidden: boolean;
	/** Where it redirects to; null when it does not. */
	redirect: string | null;
	at: Span;
}

export interface PropModel {
	type: ValueType;
	required: boolean;
}

/** A component or handler that components.yaml declares. */
export interface ModuleModel {
	name: string;
	/** Path below `src/`. */
	module: string;
	export: string;
	/** Modules of the same chunk are loaded together; '' for one by itself. */
	chunk: string;
	/** It draws the blocks that a page gives it. */
	blocks: boolean;
	props: ReadonlyMap<string, PropModel>;
	at: Span;
}

/** Everything that manifests declare by name: what references are resolved against. */
export interface Names {
	operations: ReadonlyMap<string, OperationModel>;
	routes: ReadonlyMap<string, RouteModel>;
	/** Path parameters of the routes that show a page, by its name. */
	routeParams: ReadonlyMap<string, readonly string[]>;
	pages: ReadonlyMap<string, Span>;
	components: ReadonlyMap<string, ModuleModel>;
	handlers: ReadonlyMap<string, ModuleModel>;
	guards: ReadonlyMap<string, Span>;
	roles: ReadonlyMap<string, Span>;
	permissions: ReadonlyMap<string, Span>;
	dictionaries: ReadonlyMap<string, Span>;
	menus: ReadonlyMap<string, Span>;
	/** Kinds of names, or `operation <api>`, of which some may be declared where a finding hides them: an unknown one is no second finding. */
	incomplete: Pick<ReadonlySet<string>, 'has'>;
	/** Type of `session` in expressions. */
	session: ValueType;
}

export type GlobalTarget = Exclude<ReferenceTarget, 'state' | 'data' | 'paged-data' | 'dialog' | 'block'>;

/** Whether `name` is declared; reports the dangling reference otherwise. */
export function resolveName(names: Names, to: GlobalTarget, name: string, at: Span, report: Report): boolean {
	const known = tableOf(names, to);
	if (known.has(name)) return true;
	if (names.incomplete.has(to) || names.incomplete.has(`${to} ${name.split('.')[0]}`)) return false;
	report(unknownName(to, name, [...known.keys()], at));
	return false;
}

function tableOf(names: Names, to: GlobalTarget): ReadonlyMap<string, unknown> {
	switch (to) {
		case 'operation':
			return names.operations;
		case 'route':
			return names.routes;
		case 'page':
			return names.pages;
		case 'component':
			return names.components;
		case 'handler':
			return names.handlers;
		case 'guard':
			return names.guards;
		case 'role':
			return names.roles;
		case 'permission':
			return names.permissions;
		case 'dictionary':
			return names.dictionaries;
		case 'menu':
			return names.menus;
	}
}

const DECLARED_IN: Readonly<Record<ReferenceTarget, string>> = {
	operation: 'the API documents that app.yaml lists',
	route: 'routes.yaml',
	page: 'pages/',
	component: 'components.yaml',
	handler: 'components.yaml',
	guard: 'permissions.yaml',
	role: 'permissions.yaml',
	permission: 'permissions.yaml',
	dictionary: 'app.yaml',
	menu: 'menus.yaml',
	state: '`state` of this page',
	data: '`data` of this page',
	'paged-data': '`data` of this page',
	dialog: '`dialogs` of this page',
	block: 'the block kinds',
};

/** The finding for a reference to something that nobody declared. */
export function unknownName(to: ReferenceTarget, name: string, known: readonly string[], at: Span): Diagnostic {
	const near = closest(name, known);
	const list =
		known.length > 0 && known.length <= 12
			? `Known are: ${known.join(', ')}.`
			: `Declare it in ${DECLARED_IN[to]}, or name one that is there.`;
	const what = to === 'paged-data' ? 'data' : to;
	return {
		code: `unknown-${what}`,
		message: `No ${what} is called \`${name}\` in ${DECLARED_IN[to]}.`,
		hint: near ? `Did you mean \`${near}\`?` : list,
		at,
	};
}
