import type { ReactNode } from 'react';
import { operations } from '#generated/api/operations.ts';
import { addOperations } from '#src/operations/operation-specs.ts';
import { watchOutbox } from '#src/outbox/watch-outbox.ts';
import { pathOf } from '#src/routing/decide.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import { createShellTabs } from '#src/tabs/create-shell-tabs.ts';
import { ShellTabsProvider } from '#src/tabs/shell-tabs.tsx';
import { createTabsStore } from '#src/tabs/tabs-store.ts';
import { watchTabs } from '#src/tabs/watch-tabs.ts';
import { addIcons } from '#src/ui/icon-set.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import type { App } from './app-model.ts';
import { FirstCalls } from './first-calls.tsx';
import { KeptPages } from './kept-pages.tsx';
import type { FramePagesProps, Layout } from './layouts.ts';

/** Pages with menu and tabs. The tabs come with it: who is on the way to the sign-in page needs none. */
export function openMainLayout(app: App): Layout {
	addIcons(moreIconPaths);
	addOperations(operations);
	const tabs = createTabsStore(app.storage, app.settings.tabs);
	app.tabs = tabs;
	watchTabs(app, tabs);
	watchOutbox(app);
	const shellTabs = createShellTabs(app, tabs);
	return {
		shell: ({ children }: { children: ReactNode }) => (
			<ShellTabsProvider tabs={shellTabs}>
				<MainLayout>{children}</MainLayout>
			</ShellTabsProvider>
		),
		firstCalls: FirstCalls,
		pages: (props: FramePagesProps) => <KeptPages {...props} tabs={tabs} />,
		titleOf: (pageKey, at) => tabs.state.list.tabs.find(({ key, path }) => key === pageKey && pathOf(path) === at)?.title,
	};
}
