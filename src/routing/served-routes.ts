import { proxy, ref } from 'valtio/vanilla';
import { access } from '#generated/access.ts';
import { blankPages } from '#generated/pages.ts';
import { routes as builtin } from '#generated/routes.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { presentRoutes } from './present-routes.ts';
import type { RouteMeta, RouteRecord } from './route-record.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import { publicRoutes, servedContextOf } from './served/served-site.ts';

/** Milliseconds between two checks of the served list. */
export const LIST_EVERY_MS = 300_000;

/** The routes of this user; replaced as a whole. */
export interface RoutesState {
	table: RouteTable;
	/** Whether the served routes are loaded; always true for an app with only its own. */
	built: boolean;
	/** Problems of the served list, worded for an administrator. */
	problems: readonly string[];
}

export interface RoutesOptions {
	settings: AppSettings;
	/** Names of all pages; the dev server can change them. */
	pages(): Promise<readonly string[]>;
	http: () => Http;
	feedback: FeedbackStore;
	onProblems: (problems: readonly string[]) => void;
	/** Loads the code that adapts open pages to a changed route list; undefined while no page is open. */
	loadAdopt?(): Promise<(before: RouteTable, after: RouteTable) => RouteTable> | undefined;
}

/** The last list of the server, as applied, and its version. */
export interface ServedList {
	list: unknown;
	etag: string | null;
}

export interface RoutesStore {
	state: RoutesState;
	/** Loads the served routes if app.yaml enables them; false on failure. */
	fetch(): Promise<boolean>;
	/**
	 * Applies a served list: routes and menus update without a reload. Returns false, and changes nothing, if it is not a list. In the
	 * background only administrators are told, by `problems`.
	 */
	apply(list: unknown, background?: boolean): Promise<boolean>;
	/** Why `fetch` failed last; null if nothing says it. */
	failure: string | null;
	/** null if the routes are not served, and until the list has arrived. */
	received: ServedList | null;
	settle(): void;
	reset(): void;
}

const blank = Object.keys(blankPages);

export function createRoutes({ settings, pages, http, feedback, onProblems, loadAdopt }: RoutesOptions): RoutesStore {
	const { list } = settings.routing;
	const served = settings.access.authentication === 'all' && list !== null;
	const own = served ? publicRoutes(builtin) : builtin;
	const state: RoutesState = proxy({ table: ref(tableOf(own, settings)), built: !served, problems: ref([]) });
	/** Incremented for each user: late responses for the previous user are dropped. */
	let userRevision = 0;

	const tell = (problems: readonly string[]): void => {
		state.problems = ref([...problems]);
		if (problems.length > 0) onProblems(problems);
	};
	const apply = async (served: unknown, background = false): Promise<boolean> => {
		const startRevision = userRevision;
		const [read, adopt] = await Promise.all([readTree(served, settings, pages), loadAdopt?.()]);
		if (startRevision !== userRevision) return false;
		if (!read.ok) {
			if (background) tell([read.message]);
			else {
				store.failure = read.message;
				feedback.message('error', read.message);
			}
			return false;
		}
		const table = tableOf(read.routes, settings, read.fixed);
		// In one step, so that the tabs and the navigation guard never see different lists.
		Object.assign(state, { table: ref(state.built && adopt ? adopt(state.table, table) : table), built: true });
		tell(read.problems);
		return true;
	};

	const store: RoutesStore = {
		state,
		apply,
		failure: null,
		received: null,
		async fetch() {
			if (!served || list === null) return true;
			const startRevision = userRevision;
			const result = await http().call(list, {});
			store.failure = result.ok ? null : result.error.message || null;
			if (!result.ok || startRevision !== userRevision) return false;
			store.received = servedList(result);
			return apply(store.received.list);
		},
		settle() {
			state.built = true;
		},
		reset() {
			userRevision += 1;
			store.received = null;
			if (served) Object.assign(state, { table: ref(tableOf(own, settings)), built: false, problems: ref([]) });
		},
	};
	return store;
}

async function readTree(served: unknown, { routing, site }: AppSettings, pages: RoutesOptions['pages']) {
	const [{ buildTreeOfAnyFamily }, names] = await Promise.all([import('#src/routing/served/build-served-tree.ts'), pages()]);
	return buildTreeOfAnyFamily(
		served,
		servedContextOf({ pages: names, blank, access, frames: site.frames, routes: builtin, places: routing }),
	);
}

export const servedList = ({ data, headers }: { data: unknown; headers?: Headers }): ServedList => ({
	list: (data as { list?: unknown } | null)?.list,
	etag: headers?.get('ETag') ?? null,
});

/** With roles control off, no route has guards. */
function tableOf(tree: readonly RouteRecord[], { access, features }: AppSettings, fixed: readonly RouteRecord[] = []): RouteTable {
	const open = (records: readonly RouteRecord[]) => {
		const present = presentRoutes(records, features);
		return access.rolesControl ? present : withoutGuards(present);
	};
	return createRouteTable(open(tree), open(fixed));
}

export function withoutGuards(tree: readonly RouteRecord[]): RouteRecord[] {
	return tree.map(({ meta, children, ...record }) => {
		const { guard: _guard, furtherGuards: _further, ...open }: RouteMeta = meta;
		return { ...record, meta: open, ...(children && { children: withoutGuards(children) }) };
	});
}
