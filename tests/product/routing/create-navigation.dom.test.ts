import { proxy, ref } from 'valtio/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { routes as all } from '#generated/routes.ts';
import { createNavigation } from '#src/app/create-navigation.ts';
import { presentRoutes } from '#src/routing/present-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { featuresWith } from '#src/settings/features.ts';

const PAGES = [
	[{ route: 'videoIndex' }, '/videoIndex', { videos: false }],
	[{ route: 'examPrepHubIndex' }, '/examPrepHubIndex', { exams: false }],
	[{ route: 'examPrepHubPaperInfo', query: { id: 'p1' } }, '/examPrepHubPaperInfo?id=p1', { exams: false }],
	[{ route: 'examPrepHubPaper', query: { attemptId: 't1' } }, '/examPrepHubPaper?attemptId=t1', { exams: false }],
	[{ route: 'program', query: { problemId: 'P1' } }, '/problem/program?problemId=P1', { programming: false }],
	[{ route: 'competitionDetail', params: { id: 'k1' } }, '/CompetitionDetail/k1', { competitions: false }],
] as const;

function site(switches: Readonly<Record<string, boolean>>, list: readonly RouteRecord[] = all) {
	const log: string[] = [];
	const table = createRouteTable(presentRoutes(list, featuresWith(switches)));
	const navigation = createNavigation({
		routes: proxy({ table: ref(table), built: true, problems: ref([]) }),
		home: 'index',
		address: { mode: 'history', base: '/school/' },
		navigator: { go: (path) => void log.push(path), back: () => undefined },
		menus: { useMenu: () => [], openTab: () => false, run: () => undefined },
		frames: [],
		message: (kind, text) => void log.push(`${kind}: ${text}`),
	});
	return { ...navigation, log };
}

describe.each(PAGES)('%j', (target, path, switches) => {
	test('has an address and opens', () => {
		const { hrefOf, hrefOfPath, openRoute, openPath, log } = site({});
		expect([hrefOf(target), hrefOfPath(path)]).toEqual([`/school${path}`, `/school${path}`]);
		openRoute(target);
		openPath(path, false);
		expect(log).toEqual([path, path]);
	});

	test('has no address while its feature is off, and says so if something opens it', () => {
		const { hrefOf, hrefOfPath, openRoute, openPath, log } = site(switches);
		expect([hrefOf(target), hrefOfPath(path)]).toEqual([null, null]);
		openRoute(target);
		openPath(path, false);
		expect(log).toEqual(['warning: 这个页面没有开放', 'warning: 这个页面没有开放']);
	});
});

test('a new tab opens only for a page that is there', () => {
	const open = vi.spyOn(window, 'open').mockReturnValue(null);
	const { openRoute, openPath } = site({ exams: false });
	openRoute({ route: 'examPrepHubIndex', newTab: true });
	openPath('/examPrepHubIndex', true);
	expect(open).not.toHaveBeenCalled();
	openRoute({ route: 'courseIndex', newTab: true });
	expect(open).toHaveBeenCalledWith('/school/courseIndex', '_blank', 'noopener');
});

test('a list without the home page still has a way home', () => {
	const { hrefOf, openRoute, log } = site({}, []);
	expect([hrefOf({ route: 'index' }), hrefOf({ route: 'courseIndex' })]).toEqual(['/school/', null]);
	openRoute({ route: 'index' });
	expect(log).toEqual(['/']);
});
