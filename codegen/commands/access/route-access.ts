import { joinPath, type RouteRecord } from '#codegen/check/app/check-routes.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { AccessSettings } from './access-settings.ts';
import { passes } from './rights.ts';
import type { Subject } from './subjects.ts';

export interface GuardedRoute {
	name: string;
	path: string;
	title: string;
	page: string | null;
	redirect: string | null;
	/** Guards of its groups and its own, all of which must pass. */
	guards: readonly Plain[];
	at: SourceSpan;
}

export type NavigationResult = 'page' | 'forbidden' | 'sign-in' | 'home' | 'nowhere';

/** The routes as the runtime's navigation guard treats them. */
export class RouteAccess {
	readonly routes: readonly GuardedRoute[];
	private readonly byName: ReadonlyMap<string, GuardedRoute>;
	private readonly byPath = new Map<string, GuardedRoute>();
	private readonly whitelist: ReadonlySet<string>;
	private readonly model: AppModel;
	private readonly settings: AccessSettings;

	constructor(model: AppModel, settings: AccessSettings) {
		this.model = model;
		this.settings = settings;
		this.routes = flatten(model.routes.tree, { path: '', guards: [] }, model, settings.rolesControl);
		this.byName = new Map(this.routes.map((route) => [route.name, route]));
		this.whitelist = new Set(settings.whitelist.flatMap((name) => this.byName.get(name)?.path ?? []));
		// If a group and a page share a path, the page wins.
		for (const route of this.routes) if (!this.byPath.has(keyOf(route)) || route.page) this.byPath.set(keyOf(route), route);
	}

	get(name: string): GuardedRoute | undefined {
		return this.byName.get(name);
	}

	/** The page route at the end of all redirects; only its guards apply. */
	destination(route: GuardedRoute): GuardedRoute | null {
		const end = this.wayFrom(route).at(-1);
		return end?.page ? end : null;
	}

	arrive(route: GuardedRoute, subject: Subject): NavigationResult {
		const { login } = this.settings;
		const way = this.wayFrom(route);
		const end = way.at(-1);
		if (!end?.page) return 'nowhere';
		if (subject.signedIn && end.name === login) return 'home';
		// Guests are checked at every redirect.
		if (!subject.signedIn && login !== null && !way.every(({ name, path }) => name === login || this.whitelist.has(path))) return 'sign-in';
		return this.passesAll(end.guards, subject) ? 'page' : 'forbidden';
	}

	/** The route that handles this route's path, and those it redirects to. */
	private wayFrom(route: GuardedRoute): GuardedRoute[] {
		const way: GuardedRoute[] = [];
		let at = this.byPath.get(keyOf(route));
		while (at && !way.includes(at)) {
			way.push(at);
			at = at.page !== null || at.redirect === null ? undefined : this.byPath.get(at.redirect.toLowerCase());
		}
		return way;
	}

	reachesPage(page: string, subject: Subject): boolean {
		return this.routes.some((route) => route.page === page && this.arrive(route, subject) === 'page');
	}

	passesAll(guards: readonly Plain[], { rights }: Subject): boolean {
		return guards.every((guard) => passes(guard, rights, this.model.access));
	}
}

const keyOf = ({ path }: GuardedRoute): string => path.toLowerCase();

type Parent = Pick<GuardedRoute, 'path' | 'guards'>;

function flatten(tree: readonly RouteRecord[], parent: Parent, model: AppModel, rolesControl: boolean): GuardedRoute[] {
	return tree.flatMap((record) => {
		const path = joinPath(parent.path, record.path);
		const own = record.meta.guard === undefined || !rolesControl ? [] : [record.meta.guard];
		const page = record.component !== null && record.component !== 'Layout' ? record.component : null;
		const route: GuardedRoute = {
			name: record.name,
			path,
			title: String(record.meta.title ?? ''),
			page,
			redirect: redirectOf(record, path, page),
			guards: [...parent.guards, ...own],
			at: model.routes.byName.get(record.name)?.at ?? { file: '', start: 0, end: 0 },
		};
		return [route, ...flatten(record.children, route, model, rolesControl)];
	});
}

/** A group without a redirect leads to its first page. */
function redirectOf({ redirect, children }: RouteRecord, path: string, page: string | null): string | null {
	if (redirect) return joinPath(path, redirect);
	return page === null && children[0] ? joinPath(path, children[0].path) : null;
}
