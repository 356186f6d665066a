import { useLayoutEffect } from 'react';
import { MenuContext } from '#src/menu/menu-context.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { BlankLayout } from '#src/shell/blank-layout.tsx';
import { type AppMenus, type Layout, menusAt } from './layouts.ts';
import type { PageHost } from './page-host.ts';
import { PageInstance } from './page-instance.tsx';

interface BlankLayoutOptions {
	settings: AppSettings;
	menus: AppMenus;
	host: PageHost;
}

/** Layout of pages without a shell, such as sign-in. Its pages are not kept alive and open at their top. */
export const openBlankLayout = ({ settings, menus, host }: BlankLayoutOptions): Layout => ({
	shell: function BlankShell({ children, ...page }) {
		return (
			<MenuContext value={menusAt(menus, page)}>
				<BlankLayout site={settings.site} page={page.pageKey} path={page.place.path}>
					{children}
				</BlankLayout>
			</MenuContext>
		);
	},
	pages: function LonePage({ match, place, pageKey }) {
		// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top once per page
		useLayoutEffect(() => void window.scrollTo(0, 0), [place.path]);
		return <PageInstance key={place.path} host={host} match={match} place={place} pageKey={pageKey} />;
	},
});
