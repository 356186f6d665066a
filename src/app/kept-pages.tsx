import { Activity, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { TabPanel } from '#src/shell/tabs-bar/tab-panel.tsx';
import { keptKeys } from '#src/tabs/tab-list.ts';
import type { TabsState, TabsStore } from '#src/tabs/tabs-store.ts';
import { pathOf } from './decide.ts';
import type { FramePagesProps } from './layouts.ts';
import { PageInstance } from './page-instance.tsx';
import { restoreScroll } from './restore-scroll.ts';
import { tabOf } from './tab-of.ts';

/** The page of the address, and behind it the pages of other tabs as they were left. */
export function KeptPages({ app, table, match, place, pageKey, tabs }: FramePagesProps & { tabs: TabsStore }) {
	const { list, revisions, ahead } = useSnapshot(tabs.state) as TabsState;
	const tab = tabOf(app, table, match, place);
	useOpenTab(tabs, tab);
	const shown = ahead ?? pageKey;
	const places = new Map(list.tabs.map(({ key, path }) => [key, path]));
	places.set(pageKey, place.path + place.search);
	useScrollTop(tabs, shown, pathOf(places.get(shown) ?? ''));

	const kept = keptKeys(list, app.settings.keepAlive.max).filter((key) => key !== pageKey);
	const answers = useAnswersOfHidden([...kept, pageKey]);
	// In an order that opening, showing and dragging tabs do not change: a moved element would lose what it plays or frames.
	return [...kept, pageKey].sort().map((key) => (
		<Activity key={`${key} ${revisions[key] ?? 0}`} mode={key === shown ? 'visible' : 'hidden'}>
			<TabPanel tabKey={key !== pageKey || tab ? key : null}>
				<KeptPage app={app} table={table} pageKey={key} address={places.get(key) ?? ''} {...answers} />
			</TabPanel>
		</Activity>
	));
}

function KeptPage({ address, ...props }: Omit<Parameters<typeof PageInstance>[0], 'place'> & { address: string }) {
	const place = useMemo(() => {
		const path = pathOf(address);
		return { path, search: address.slice(path.length) };
	}, [address]);
	return <PageInstance {...props} place={place} />;
}

/** The list of tabs lives outside of React, as the address does; it follows before anything is painted. */
function useOpenTab(tabs: TabsStore, tab: ReturnType<typeof tabOf>): void {
	const latest = useRef(tab);
	useLayoutEffect(() => {
		latest.current = tab;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: a tab that was closed is not opened again until somebody goes there
	useLayoutEffect(() => {
		if (latest.current) tabs.open(latest.current);
		else tabs.leave();
	}, [tabs, tab?.key, tab?.path]);
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
	const onHidden = useCallback(
		(key: string, release: () => void): void => {
			onShown(key);
			held.current.set(key, release);
		},
		[onShown],
	);
	// What is held is outside React.
	useEffect(() => {
		for (const key of held.current.keys()) if (!keys.includes(key)) onShown(key);
	});
	return { onShown, onHidden };
}
