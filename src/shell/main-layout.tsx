import { type ReactNode, useState } from 'react';
import { useSettings } from '#src/settings/use-settings.ts';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { MainArea } from './main-area.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useShell } from './shell-environment.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { useMediaQuery } from './use-media-query.ts';
import './main-layout.css';

/** Header, main menu at the side or in a drawer, the page, footer. */
export function MainLayout({ children }: { children: ReactNode }) {
	const { settings, current } = useShell();
	const { collapse } = useSettings();
	const [drawerOpen, setDrawerOpen] = useState(false);
	const mobile = useMediaQuery(`(max-width: ${settings.layout.mobileBelow - 0.02}px)`);
	const sizes = {
		'--menu-width': `${settings.layout.menuWidth}px`,
		'--header-height': `${settings.layout.headerHeight}px`,
		'--footer-height': `${settings.layout.footerHeight}px`,
	} as Record<string, string>;
	return (
		<div className="shell" data-device={mobile ? 'mobile' : 'desktop'} data-collapse={collapse && !mobile} style={sizes}>
			<SkipLink />
			<AppHeader mobile={mobile} drawerOpen={drawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
			{mobile ? (
				<MenuDrawer open={drawerOpen} title={settings.site.title} onClose={() => setDrawerOpen(false)} />
			) : (
				<aside className="shell-side">
					<SideMenu narrow={collapse} />
				</aside>
			)}
			<div className="shell-body">
				<OfflineNotice />
				<MainArea className="shell-main" path={current.path}>
					<Breadcrumbs crumbs={current.crumbs} />
					{children}
				</MainArea>
				<AppFooter />
			</div>
		</div>
	);
}
