import { MainLayout } from '#src/shell/main-layout.tsx';
import { ShellTabsProvider } from '#src/shell/tabs-bar/shell-tabs.tsx';
import { createTabsStore } from '#src/tabs/tabs-store.ts';
import type { App } from './app-model.ts';
import { createShellTabs } from './create-shell-tabs.ts';
import { pathOf } from './decide.ts';
import { Frame, type FramePagesProps } from './frame.tsx';
import { KeptPages } from './kept-pages.tsx';
import type { Layout } from './layouts.ts';
import { watchTabs } from './watch-tabs.ts';

/** Pages with menu and tabs. The tabs come with it: who is on the way to the sign-in page needs none. */
export function openMainFrame(app: App): Layout {
	const tabs = createTabsStore(app.storage, app.settings.tabs);
	app.tabs = tabs;
	watchTabs(app, tabs);
	const shellTabs = createShellTabs(app, tabs);
	const Pages = (props: FramePagesProps) => <KeptPages {...props} tabs={tabs} />;

	return function MainFrame(props) {
		// A page that is kept has said already what it is called.
		const titleOf = (pageKey: string): string | undefined =>
			tabs.state.list.tabs.find(({ key, path }) => key === pageKey && pathOf(path) === props.place.path)?.title;
		return (
			<ShellTabsProvider tabs={shellTabs}>
				<Frame {...props} shell={MainLayout} pages={Pages} titleOf={titleOf} />
			</ShellTabsProvider>
		);
	};
}
