import { Activity, memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { pathOf } from '#src/routing/decide.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageCatalog } from '#src/tabs/page-key.ts';
import { keptKeys } from '#src/tabs/tab-list.ts';
import { tabOf } from '#src/tabs/tab-of.ts';
import { hidePanels, TabPanel } from '#src/tabs/tab-panel.tsx';
import type { TabsState, TabsStore } from '#src/tabs/tabs-store.ts';
import type { FramedPage } from './layouts.ts';
import type { PageHost } from './page-host.ts';
import { PageInstance, type PageInstanceProps } from './page-instance.tsx';
import { restoreScroll } from './restore-scroll.ts';

interface KeptPagesProps extends FramedPage {
	host: PageHost;
	pages: PageCatalog;
	settings: AppSettings;
	tabs: TabsStore;
}

/** The page of the address, and behind it the pages of other tabs as they were left. */
export function KeptPages({ host, pages, settings, tabs, table, match, place, pageKey }: KeptPagesProps) {
	const { list, revisions, ahead } = useSnapshot(tabs.state) as TabsState;
	const tab = tabOf({ pages, settings, table }, match, place);
	useOpenTab(tabs, tab);
	const shown = ahead ?? pageKey;
	const places = new Map(list.tabs.map(({ key, path }) => [key, path]));
	places.set(pageKey, place.path + place.search);
	const kept = keptKeys(list, settings.keepAlive.max).filter((key) => key !== pageKey);
	const keys = [...kept, pageKey].sort();
	const answers = useAnswersOfHidden(keys);
	// The document's own matter, after React's and before anything asks for the layout.
	useLayoutEffect(() => hidePanels(keys, shown));
	useScrollTop(tabs, shown, pathOf(places.get(shown) ?? ''));
	// In an order that opening, showing and dragging tabs do not change: a moved element would lose what it plays or frames.
	return (
		<div className="shell-pages">
			{keys.map((key) => (
				<Activity key={`${key} ${revisions[key] ?? 0}`} mode={key === shown ? 'visible' : 'hidden'}>
					<KeptPage
						host={host}
						table={table}
						pageKey={key}
						address={places.get(key) ?? ''}
						hasTab={key !== pageKey || tab !== null}
						{...answers}
					/>
				</Activity>
			))}
		</div>
	);
}

interface KeptPageProps extends Omit<PageInstanceProps, 'place'> {
	address: string;
	hasTab: boolean;
}

/** Nothing of it is drawn again while others come and go. */
const KeptPage = memo(function KeptPage({ address, hasTab, ...props }: KeptPageProps) {
	const place = useMemo(() => {
		const path = pathOf(address);
		return { path, search: address.slice(path.length) };
	}, [address]);
	return (
		<TabPanel tabKey={hasTab ? props.pageKey : null}>
			<PageInstance {...props} place={place} />
		</TabPanel>
	);
});

/** The list of tabs lives outside of React, as the address does; it follows before anything is painted. */
function useOpenTab(tabs: TabsStore, tab: ReturnType<typeof tabOf>): void {
	const show = useEffectEvent(() => {
		if (tab) tabs.open(tab);
		else tabs.leave();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: a tab that was closed is not opened again until somebody goes there
	useLayoutEffect(() => show(), [tabs, tab?.key, tab?.path]);
}

/** All pages scroll the window: each finds it where it left it. Another page in the same tab begins at its top. */
function useScrollTop(tabs: TabsStore, pageKey: string, path: string): void {
	const last = useRef({ pageKey, path });
	// The scroll position is the browser's.
	useLayoutEffect(() => {
		if (last.current.pageKey === pageKey && last.current.path !== path) tabs.setScrollTop(pageKey, 0);
		last.current = { pageKey, path };
		return restoreScroll(tabs.scrollTopOf(pageKey), (position) => tabs.setScrollTop(pageKey, position));
	}, [tabs, pageKey, path]);
}

/** Holds the answers of hidden pages, and lets go of those of pages that are shown again or closed. */
function useAnswersOfHidden(keys: readonly string[]) {
	const held = useRef(new Map<string, () => void>());
	const onShown = useCallback((key: string): void => {
		held.current.get(key)?.();
		held.current.delete(key);
	}, []);
	const onHidden = useCallback((key: string, release: () => void): void => {
		// The page and each dialog that is open on it hold answers of their own.
		const before = held.current.get(key);
		held.current.set(key, () => {
			before?.();
			release();
		});
	}, []);
	// Held answers are outside React.
	useEffect(() => {
		for (const key of held.current.keys()) if (!keys.includes(key)) onShown(key);
	});
	return { onShown, onHidden };
}
