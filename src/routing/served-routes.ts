import { proxy, ref } from 'valtio/vanilla';
import { access } from '#generated/access.ts';
import { routes as builtin } from '#generated/routes.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { RouteMeta, RouteRecord } from './route-record.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';

/** The routes of this user; replaced as a whole. */
export interface RoutesState {
	table: RouteTable;
	/** Whether the served routes are loaded; always true for an app with only its own. */
	built: boolean;
	/** Problems of the served list, worded for an administrator. */
	problems: readonly string[];
}

interface RoutesOptions {
	settings: AppSettings;
	/** Names of all pages; the dev server can change them. */
	pages(): Promise<readonly string[]>;
	http: () => Http;
	feedback: FeedbackStore;
	onProblems: (problems: readonly string[]) => void;
}

export interface RoutesStore {
	state: RoutesState;
	/** Loads the served routes if app.yaml enables them; false on failure. */
	fetch(): Promise<boolean>;
	/** Applies a served list: routes and menus update without a reload. Returns false, and changes nothing, if it is not a list. */
	apply(list: unknown): Promise<boolean>;
	settle(): void;
	reset(): void;
}

export function createRoutes({ settings, pages, http, feedback, onProblems }: RoutesOptions): RoutesStore {
	const { list } = settings.routing;
	const served = settings.access.authentication === 'all' && list !== null;
	const fixed = publicRoutes(builtin);
	const own = served ? fixed : builtin;
	const state: RoutesState = proxy({ table: ref(tableOf(own, settings)), built: !served, problems: ref([]) });
	/** Incremented for each user: late responses for the previous user are dropped. */
	let userRevision = 0;

	const apply = async (served: unknown): Promise<boolean> => {
		const startRevision = userRevision;
		const [{ buildServedTree }, names] = await Promise.all([import('#src/routing/served/build-served-tree.ts'), pages()]);
		if (startRevision !== userRevision) return false;
		const read = buildServedTree(served, { pages: names, access, own: fixed, places: settings.routing });
		if (!read.ok) {
			feedback.message('error', read.message);
			return false;
		}
		Object.assign(state, {
			table: ref(tableOf(read.routes, settings, fixed)),
			built: true,
			problems: ref([...read.problems]),
		});
		if (read.problems.length > 0) onProblems(read.problems);
		return true;
	};

	return {
		state,
		apply,
		async fetch() {
			if (!served || list === null) return true;
			const startRevision = userRevision;
			const result = await http().callByName(list, {});
			return result.ok && startRevision === userRevision && apply((result.data as { list?: unknown } | null)?.list);
		},
		settle() {
			state.built = true;
		},
		reset() {
			userRevision += 1;
			if (served) Object.assign(state, { table: ref(tableOf(own, settings)), built: false, problems: ref([]) });
		},
	};
}

/** With roles control off, no route has guards. */
function tableOf(tree: readonly RouteRecord[], { access }: AppSettings, fixed: readonly RouteRecord[] = []): RouteTable {
	const open = (records: readonly RouteRecord[]) => (access.rolesControl ? records : withoutGuards(records));
	return createRouteTable(open(tree), open(fixed));
}

/** The routes that a server cannot change: pages outside every group, spec 2.1. */
export function publicRoutes(builtin: readonly RouteRecord[]): RouteRecord[] {
	return builtin.filter(({ component, children }) => component !== 'Layout' && !children);
}

export function withoutGuards(tree: readonly RouteRecord[]): RouteRecord[] {
	return tree.map(({ meta, children, ...record }) => {
		const { guard: _guard, furtherGuards: _further, ...open }: RouteMeta = meta;
		return { ...record, meta: open, ...(children && { children: withoutGuards(children) }) };
	});
}
