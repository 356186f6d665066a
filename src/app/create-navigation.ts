import * as texts from '#generated/messages/app.ts';
import type { MenuEnvironment } from '#src/menu/menu-context.ts';
import type { Feedback } from '#src/pages/use-feedback.ts';
import type { Navigation, RouteTarget } from '#src/pages/use-navigation.ts';
import { type AddressMode, hrefAt } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';

interface NavigationOptions extends Pick<Feedback, 'message'>, Pick<Navigation, 'frames'> {
	routes: RoutesState;
	/** Name of the home page's route; null if the app has none. */
	home: string | null;
	address: AddressMode;
	navigator: Pick<Navigator, 'go' | 'back'>;
	menus: Pick<MenuEnvironment, 'useMenu' | 'openTab' | 'run'>;
}

/**
 * Reads the present routes at each call: neither a feature that is off nor a page that a served list leaves out has an address. The way home is always
 * open, because the guard finds a first page in any list.
 */
export function createNavigation({ routes, home, address, navigator, menus, frames, message }: NavigationOptions): Navigation {
	const pathOf = ({ route, params, query }: RouteTarget): string | null =>
		routes.table.hrefOf(route, params, query) ?? (route === home ? '/' : null);
	const pageAt = (path: string): string | null => safeRedirect(path, '', (target) => routes.table.match(target) !== null) || null;
	const toHref = (path: string | null): string | null => (path === null ? null : hrefAt(path, address));
	const open = (path: string | null, newTab = false): void => {
		if (path === null) message('warning', texts.pageOff);
		else if (newTab) window.open(hrefAt(path, address), '_blank', 'noopener');
		else navigator.go(path);
	};
	return {
		hrefOf: (target) => toHref(pathOf(target)),
		openRoute: (target) => open(pathOf(target), target.newTab),
		hrefOfPath: (path) => toHref(pageAt(path)),
		openPath: (path, newTab) => open(pageAt(path), newTab),
		appAddress: hrefAt('/', { ...address, mode: 'history' }),
		frames,
		back: navigator.back,
		useMenu: menus.useMenu,
		hrefOfEntry: ({ href, external }) => (external ? href : toHref(href)),
		openEntry({ href, external, command }) {
			if (command) menus.run(command);
			else if (href !== null && !external && !menus.openTab(href)) navigator.go(href);
		},
	};
}
