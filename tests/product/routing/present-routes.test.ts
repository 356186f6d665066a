import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { crumbsOf } from '#src/routing/crumbs.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { presentRoutes } from '#src/routing/present-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { featuresWith } from '#src/settings/features.ts';

const tableWith = (switches: Record<string, boolean>) => createRouteTable(presentRoutes(routes, featuresWith(switches)));

test.each([
	['/honorsGalleryIndex', 'honours', '/courseIndex'],
	['/honorDetail/1', 'honours', '/index'],
	['/verifyHonor', 'honours', '/login'],
	['/CompetitionDetail/7', 'competitions', '/honorsGalleryIndex'],
	['/problem/submissionDetails/3', 'programming', '/problem/index'],
	['/videoIndex', 'videos', '/videoDetail/v01'],
	['/examPrepHubIndex', 'exams', '/courseIndex'],
	['/examPrepHubPaperInfo', 'exams', '/problem/index'],
	['/examPrepHubPaper', 'exams', '/problem/index'],
])('%s is not found while %s is off, and %s stays', (path, feature, other) => {
	const off = tableWith({ [feature]: false });
	expect(off.match(path)).toBeNull();
	expect(off.match(other)).not.toBeNull();
	expect(tableWith({ [feature]: true }).match(path)).not.toBeNull();
});

test('with every feature on, all routes are there', () => {
	expect(presentRoutes(routes, featuresWith({}))).toEqual(routes);
});

test('a group that has no page left is gone, from the menu of the routes, too', () => {
	const off = tableWith({ honours: false });
	expect(off.byName.has('honorsGallery')).toBe(false);
	expect(JSON.stringify(menuOf(off.tree))).not.toContain('onor');
});

test('a group that has only hidden pages left is hidden, and its own address leads nowhere', () => {
	const page = (name: string, component: string, hidden: boolean) => ({
		path: `${name}/:id`,
		name,
		component,
		meta: { title: name, hidden },
	});
	const children = [{ ...page('all', 'honors-gallery-index', false), path: 'all' }, page('course', 'course-detail', true)];
	const present = presentRoutes(
		[{ path: '/mine', name: 'mine', component: 'Layout', meta: { title: '我的' }, children }],
		featuresWith({ honours: false }),
	);
	expect(menuOf(present)).toEqual([]);
	const table = createRouteTable(present);
	expect([table.match('/mine'), table.match('/mine/course/1')?.route.page]).toEqual([null, 'course-detail']);
});

test('breadcrumbs of a page whose group is hidden do not name the group', () => {
	const off = tableWith({ videos: false });
	const film = off.byName.get('videoDetail');
	expect(film && crumbsOf(film, off).map(({ title }) => title)).toEqual(['视频播放']);
});

test('a group whose pages were all hidden stays one item of the menu', () => {
	expect(menuOf(tableWith({ programming: false }).tree)).toContainEqual({ route: 'problem' });
});

test('a served list cannot bring back the page of a feature that is off', () => {
	const served = [{ path: '/mine', name: 'mine', component: 'honors-gallery-index', meta: { title: '荣誉' } }];
	expect(presentRoutes(served, featuresWith({ honours: false }))).toEqual([]);
	expect(presentRoutes(served, featuresWith({ competitions: false }))).toEqual(served);
});
