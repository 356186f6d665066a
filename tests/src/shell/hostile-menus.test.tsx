import { act } from 'react';
import { expect, test } from 'vitest';
import { buildMenu } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import { serve } from '#tests/src/routing/hostile-support.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { randomRouteList } from '#tests/support/random-route-lists.ts';
import { render } from '#tests/support/render.tsx';
import { courseDetail, inShell } from './support.tsx';

/** A browser follows no address that it cannot parse. */
const isUnsafe = (href: string): boolean =>
	URL.canParse(href, 'https://app.test') &&
	(!/^(https?|mailto|tel):/.test(new URL(href, 'https://app.test').href) || href.includes('evil'));

const SEEDS = sampleOf([...Array(200).keys()], 40);

test('the shell renders the menu of random route lists without unsafe links', async () => {
	const faults: string[] = [];
	for (const seed of SEEDS) {
		const table = serve(randomRouteList(seed))?.table;
		if (!table) continue;
		const entries = buildMenu(menuOf(table.tree), table, () => true);
		const [current] = [...table.byName.values()].map(({ name, path }) => ({ ...courseDetail, name, path }));
		const screen = await render(inShell(<MainLayout>页面</MainLayout>, { current, routes: table, useMenu: () => entries }));
		const links = [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
		faults.push(...links.filter(isUnsafe).map((href) => `seed ${seed}: a link leads to ${href}`));
		if (!screen.container.textContent?.includes('页面')) faults.push(`seed ${seed}: no page`);
		await act(async () => screen.unmount());
	}
	expect(faults).toEqual([]);
});
