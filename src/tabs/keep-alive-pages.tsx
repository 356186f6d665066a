import {
	Activity,
	type ComponentType,
	memo,
	useCallback,
	useEffect,
	useEffectEvent,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useSnapshot } from 'valtio/react';
import type { RouteMatch } from '#src/routing/route-index.ts';
import { pathOf, searchOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageCatalog, PageLocation } from './page-key.ts';
import { createRestoreScroll } from './restore-scroll.ts';
import { instanceOf, keptKeys } from './tab-list.ts';
import { tabOf } from './tab-of.ts';
import { hidePanels, TabPanel } from './tab-panel.tsx';
import type { TabsState, TabsStore } from './tabs-store.ts';

/** A page at an address of its own, which is not the window's while its tab is hidden. */
export interface OpenPageProps {
	match: RouteMatch;
	place: PageLocation;
	pageKey: string;
	/** Receives the function that releases the answers of the page. Only for kept pages, as `onShown` is. */
	onHidden?: (pageKey: string, release: () => void) => void;
	onShown?: (pageKey: string) => void;
}

interface KeepAlivePagesProps extends Pick<OpenPageProps, 'match' | 'place' | 'pageKey'> {
	/** Renders one page. */
	Page: ComponentType<OpenPageProps>;
	table: RouteTable;
	pages: PageCatalog;
	settings: AppSettings;
	tabs: TabsStore;
}

/** Renders the page of the address and, hidden, those of other tabs, so that they keep their state. */
export function KeepAlivePages({ Page, pages, settings, tabs, table, match, place, pageKey }: KeepAlivePagesProps) {
	const { list, revisions, instances, ahead } = useSnapshot(tabs.state) as TabsState;
	const tab = tabOf({ pages, settings, table }, match, place);
	useOpenTab(tabs, tab);
	const shown = ahead ?? pageKey;
	const places = new Map(list.tabs.map(({ key, path }) => [key, path]));
	places.set(pageKey, place.path + place.search);
	const { max } = settings.keepAlive;
	const identities = useMemo(
		() => identitiesOf([...new Set([...keptKeys(list, max), pageKey])], instances),
		[list, max, pageKey, instances],
	);
	const keys = [...identities.keys()];
	const answers = useAnswersOfHidden(keys);
	// Runs after React's DOM updates and before the layout effects of any component, which may read layout: a page that is not displayed then
	// would lose its own.
	useInsertionEffect(() => hidePanels(keys, shown));
	useScrollTop(tabs, table, shown, pathOf(places.get(shown) ?? ''));
	return (
		<div className="shell-pages">
			{[...identities].map(([key, identity]) => (
				<Activity key={`${identity} ${revisions[key] ?? 0}`} mode={key === shown ? 'visible' : 'hidden'}>
					<KeptPage
						Page={Page}
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

/** Page instance by page key. The order must not change when tabs open, show or move: moving an element resets its media and iframes. */
const identitiesOf = (keys: readonly string[], instances: TabsState['instances']): ReadonlyMap<string, string> =>
	new Map(keys.map((key) => [key, instanceOf(key, instances)] as const).sort(([, one], [, other]) => (one < other ? -1 : 1)));

interface KeptPageProps extends Pick<KeepAlivePagesProps, 'Page' | 'table'>, Omit<OpenPageProps, 'match' | 'place'> {
	address: string;
	hasTab: boolean;
}

/** Matches its own address, since a hidden page's is not the one that the guard has matched. */
const KeptPage = memo(function KeptPage({ Page, table, address, hasTab, ...props }: KeptPageProps) {
	const path = pathOf(address);
	const place = useMemo(() => ({ path, search: searchOf(address) }), [path, address]);
	const match = useMemo(() => table.match(path), [table, path]);
	return <TabPanel tabKey={hasTab ? props.pageKey : null}>{match && <Page {...props} match={match} place={place} />}</TabPanel>;
});

/** Syncs the tab list, which lives outside React, before paint. */
function useOpenTab(tabs: TabsStore, tab: ReturnType<typeof tabOf>): void {
	const show = useEffectEvent(() => {
		if (tab) tabs.open(tab);
		else tabs.leave();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: a closed tab reopens only on navigation
	useLayoutEffect(() => show(), [tabs, tab?.key, tab?.path]);
}

/** All pages share the window's scroll. Restores the position of each page; a new path in the same tab starts at the top, unless its route has moved there. */
function useScrollTop(tabs: TabsStore, table: RouteTable, pageKey: string, path: string): void {
	const [restoreScroll] = useState(createRestoreScroll);
	const last = useRef({ pageKey, path });
	// biome-ignore lint/correctness/useExhaustiveDependencies: the table counts only at the moment when the path changes
	useLayoutEffect(() => {
		const before = last.current;
		if (before.pageKey === pageKey && before.path !== path && table.redirectOf(before.path) !== path) tabs.setScrollTop(pageKey, 0);
		last.current = { pageKey, path };
		return restoreScroll(tabs.scrollTopOf(pageKey), (position) => tabs.setScrollTop(pageKey, position));
	}, [tabs, restoreScroll, pageKey, path]);
}

/** Retains the answers of hidden pages and releases them when a page is shown again or closed. */
function useAnswersOfHidden(keys: readonly string[]) {
	const held = useRef(new Map<string, () => void>());
	const onShown = useCallback((key: string): void => {
		held.current.get(key)?.();
		held.current.delete(key);
	}, []);
	const onHidden = useCallback((key: string, release: () => void): void => {
		// A page and each dialog open on it retain their own answers.
		const before = held.current.get(key);
		held.current.set(key, () => {
			before?.();
			release();
		});
	}, []);
	useEffect(() => {
		for (const key of held.current.keys()) if (!keys.includes(key)) onShown(key);
	});
	return { onShown, onHidden };
}
