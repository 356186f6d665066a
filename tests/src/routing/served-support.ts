import type { RouteRecord } from '#src/routing/route-record.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import type { ServedContext } from '#src/routing/served/served-context.ts';

const context: ServedContext = {
	pages: ['home', 'course-index', 'search', 'exam-prep', 'not-found'],
	access: {
		roles: { Admin: { title: '管理员', permissions: [] }, Editor: { title: '编辑', permissions: [] } },
		permissions: { 'read:system': { title: '看' } },
		guards: { admin: { title: '管理员', role: ['Admin'] } },
	},
	own: [{ path: '/404', name: 'notFound', component: 'not-found', meta: {} }],
	places: { home: 'index', login: 'login', notFound: 'notFound', studio: null },
	blank: ['not-found'],
	frames: [],
	builtin: [],
};

function read(list: unknown): { routes: readonly RouteRecord[]; problems: readonly string[] } {
	const result = readServedRoutes(list, context);
	if (!result.ok) throw new Error(result.message);
	return { routes: result.routes, problems: result.problems };
}

function only(record: unknown): RouteRecord {
	const [first] = read([record]).routes;
	if (!first) throw new Error('The record was left out.');
	return first;
}

export const served = { context, read, only };
