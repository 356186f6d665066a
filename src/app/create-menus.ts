import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SettingsStore } from '#src/settings/settings-store.ts';
import { nextMode } from '#src/settings/theme.ts';
import { openTabPath } from '#src/tabs/open-tab-path.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import type { AppMenus } from './layouts.ts';
import type { PageParts } from './page-parts.ts';

interface MenuParts {
	parts: PageParts;
	routes: RoutesState;
	settings: AppSettings;
	preferences: SettingsStore;
	navigator: Navigator;
	leaving: LazyLeaveGuard;
	answers: AnswerCache;
	openPages: OpenPages;
	prefetch(path: string): Promise<void>;
	signOut(): void;
	forget(): void;
}

export function createMenus(options: MenuParts): AppMenus {
	const { parts, routes, settings, preferences, navigator, leaving, answers, openPages, prefetch, signOut, forget } = options;
	return {
		useMenu: (name) => parts.useMenu(name, routes, settings),
		run(command) {
			if (command === 'logout') signOut();
			else if (command === 'forget') forget();
			else preferences.setTheme({ mode: nextMode(preferences.state.theme.mode) });
		},
		prefetch: (path) => void prefetch(path),
		openTab(path) {
			const open = openTabPath(path, routes.table, openPages.tabs);
			if (open !== null) navigator.go(open);
			return open !== null;
		},
		refresh(pageKey, then) {
			const { tabs } = openPages;
			if (!tabs) return;
			leaving.leave({ kind: 'refresh', key: pageKey }, () => {
				answers.outdate();
				tabs.refresh(pageKey);
				then?.();
			});
		},
	};
}
