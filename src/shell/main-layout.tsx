import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/shell.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { type MainMenu, useMainMenu } from '#src/menu/use-main-menu.ts';
import { crumbsOf } from '#src/routing/crumbs.ts';
import { useSession } from '#src/session/use-session.ts';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { TabsBar } from '#src/tabs/tabs-bar.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { PrintHead } from '#src/ui/print-head.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { frameOf } from './frame.ts';
import { MainArea } from './main-area.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useShell } from './shell-environment.tsx';
import { SideArea } from './side-area.tsx';
import './main-layout.css';

const NewVersionNotice = lazyComponent(async () => (await import('./new-version-notice.tsx')).NewVersionNotice);
const GoneNotice = lazyComponent(async () => (await import('./gone-notice.tsx')).GoneNotice);

const MAIN_ID = 'main';

/** Header, main menu, page and footer. The page keeps its position in the React tree in every layout. */
export function MainLayout({ children }: { children: ReactNode }) {
	const { settings, current, release, now } = useShell();
	const { user } = useSession();
	const { newer } = useSnapshot(release);
	const [drawerOpen, setDrawerOpen] = useState(false);
	const mobile = useMediaQuery(`(max-width: ${settings.layout.mobileBelow - 0.02}px)`);
	const menu = useMainMenu();
	const { frame, choose } = useFrame(menu, mobile);
	// A window that got wide takes the drawer away; it would come back with the next narrow one.
	if (drawerOpen && frame.side !== 'drawer') setDrawerOpen(false);
	const sizes = {
		'--menu-width': `${settings.layout.menuWidth}px`,
		'--header-height': `${settings.layout.headerHeight}px`,
		'--tabs-height': `${settings.layout.tabsHeight}px`,
		'--footer-height': `${settings.layout.footerHeight}px`,
	} as Record<string, string>;
	return (
		<div className="shell" data-device={mobile ? 'mobile' : 'desktop'} data-side={frame.width} style={sizes}>
			<SkipLink />
			<AppHeader frame={frame} menu={menu} onChoose={choose} drawerOpen={drawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
			<SideArea
				frame={frame}
				menu={menu}
				onChoose={choose}
				drawer={{ open: drawerOpen, title: settings.site.title, onClose: () => setDrawerOpen(false) }}
			/>
			<div className="column">
				<OfflineNotice />
				<TabsBar />
				<MainArea id={MAIN_ID} className="shell-main" page={current.key} path={current.path}>
					<PrintHead titleOf={() => document.title} name={user.id === '' ? '' : user.name} now={now} zone={settings.site.timeZone} />
					<Breadcrumbs />
					{/* Always rendered, so that screen readers announce the notices. */}
					<div role="status">
						{newer && <NewVersionNotice />}
						{current.gone && <GoneNotice />}
					</div>
					{children}
				</MainArea>
				<AppFooter copyright={settings.site.copyright} />
			</div>
		</div>
	);
}

function useFrame(menu: MainMenu, mobile: boolean) {
	const { collapse, theme } = useSettings();
	const { toggleCollapse } = useSettingsStore();
	const { noColumn = false } = useShell().current;
	const { top, chosen } = menu;
	const frame = frameOf({ layout: theme.layout, mobile, collapse, noColumn, hasItems: (top?.items.length ?? 0) > 0, chosen });
	const choose = (entry: MenuEntry): void => {
		const again = chosen && entry === top;
		menu.choose(again && noColumn ? null : entry);
		// Unfolds the second column for the requested group.
		if (frame.side === 'columns' && collapse && !noColumn) toggleCollapse();
	};
	return { frame, choose };
}

/** The first tab stop; skips header and menu. Keeps the address, since in hash mode the hash is the page. */
function SkipLink() {
	const skip = (event: MouseEvent): void => {
		event.preventDefault();
		document.getElementById(MAIN_ID)?.focus();
	};
	return (
		<a className="shell-skip" href={`#${MAIN_ID}`} onClick={skip}>
			{texts.skip}
		</a>
	);
}

function Breadcrumbs() {
	const { current, routes } = useShell();
	const route = routes.byName.get(current.name);
	const crumbs = route ? crumbsOf(route, routes) : [];
	if (crumbs.length < 2) return null;
	const last = crumbs.length - 1;
	return (
		<nav aria-label={texts.place} className="small shell-crumbs">
			<ol>
				{crumbs.map(({ name, title, href }, index) => (
					<li key={name} data-tooltip="" aria-current={index === last ? 'page' : undefined}>
						{index === last || href === null ? <span>{title}</span> : <Link to={href}>{title}</Link>}
					</li>
				))}
			</ol>
		</nav>
	);
}
