import { useSnapshot } from 'valtio/react';
import type { App } from '#src/app/app-model.ts';
import { placesOf } from '#src/routing/decide.ts';
import { refreshTab } from './refresh-tab.ts';
import type { ShellTabs } from './shell-tabs.tsx';
import type { TabsState, TabsStore } from './tabs-store.ts';

/** A frame that has begun is painted before the next task. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

/** What the bar of tabs can do; null for an app without tabs. */
export function createShellTabs(app: App, tabs: TabsStore): ShellTabs | null {
	const { navigator, settings, leaving } = app;
	if (!settings.tabs.enabled) return null;
	const pathOfTab = (key: string | null): string | undefined => tabs.state.list.tabs.find((tab) => tab.key === key)?.path;
	const show = (key: string): void => {
		const path = pathOfTab(key);
		if (path === undefined || key === (tabs.state.ahead ?? tabs.state.list.active)) return;
		leaving.leave({ kind: 'go', path }, () => {
			// What is there already is shown with the very next frame; the address follows, and with it the menu and the rest.
			if (tabs.showAhead(key)) afterPaint(() => navigator.go(path));
			else navigator.go(path);
		});
	};
	return {
		// A snapshot is the same data, read-only.
		useTabs: () => useSnapshot(tabs.state) as TabsState,
		show,
		close(key, closing) {
			leaving.leave({ kind: 'close', key, closing }, () => {
				const { active } = tabs.state.list;
				tabs.close(key, closing);
				const next = tabs.state.list.active;
				// In place of the closed page: going back does not open it again.
				if (next !== active) navigator.go(pathOfTab(next) ?? placesOf(settings, app.routes.table).home, { replace: true });
			});
		},
		refresh(key) {
			refreshTab(app, tabs, key, () => tabs.state.list.active !== key && show(key));
		},
		move: tabs.move,
		setMaximised: tabs.setMaximised,
	};
}
