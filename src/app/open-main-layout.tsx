import type { ReactNode } from 'react';
import { operations } from '#generated/api/operations.ts';
import type { LazyLeaveGuard } from '#src/leaving/leaving.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { addOperations } from '#src/operations/operation-specs.ts';
import type { OutboxParts } from '#src/outbox/outbox-user.ts';
import { watchOutbox } from '#src/outbox/watch-outbox.ts';
import { type GuardSources, pathOf, placesOf } from '#src/routing/decide.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import { createShellTabs } from '#src/tabs/create-shell-tabs.ts';
import { ShellTabsProvider } from '#src/tabs/shell-tabs.tsx';
import { createTabsStore, type OpenPages } from '#src/tabs/tabs-store.ts';
import { watchTabs } from '#src/tabs/watch-tabs.ts';
import { addIcons } from '#src/ui/icon-set.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { FirstCalls } from './first-calls.tsx';
import { KeptPages } from './kept-pages.tsx';
import type { Layout } from './layouts.ts';
import type { PageHost } from './page-host.ts';
import type { PageLoader } from './page-loader.ts';

interface MainLayoutOptions {
	sources: GuardSources;
	storage: BrowserStorage;
	navigator: Navigator;
	leaving: LazyLeaveGuard;
	host: PageHost;
	pages: PageLoader;
	openPages: OpenPages;
	/** Starts the page of a tab anew, then calls `then`. */
	refresh(key: string, then: () => void): void;
	outbox: OutboxParts;
	openOutbox(): Promise<unknown>;
}

/** The layout with menu and tabs. The tabs come with it: the sign-in page needs none. */
export function openMainLayout({ sources, navigator, leaving, host, pages, openPages, ...options }: MainLayoutOptions): Layout {
	const { settings, routes, session } = sources;
	addIcons(moreIconPaths);
	addOperations(operations);
	const tabs = createTabsStore(options.storage, settings.tabs);
	openPages.tabs = tabs;
	watchTabs(tabs, { session, routes, settings, pages, openPages });
	watchOutbox(options.outbox, options.openOutbox);
	const home = (): string => placesOf(settings, routes.table).home;
	const { refresh } = options;
	const shellTabs = settings.tabs.enabled ? createShellTabs({ tabs, navigator, leave: leaving.leave, refresh, home }) : null;
	return {
		shell: ({ children }: { children: ReactNode }) => (
			<ShellTabsProvider tabs={shellTabs}>
				<MainLayout>{children}</MainLayout>
			</ShellTabsProvider>
		),
		firstCalls: (props) => <FirstCalls {...props} pages={pages} />,
		pages: (props) => <KeptPages {...props} {...{ host, pages, settings, tabs }} />,
		titleOf: (pageKey, at) => tabs.state.list.tabs.find(({ key, path }) => key === pageKey && pathOf(path) === at)?.title,
	};
}
