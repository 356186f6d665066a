import { Link } from 'react-router-dom';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ErrorLogButton } from './error-log/error-log-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { useShell } from './shell-environment.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

interface AppHeaderProps {
	mobile: boolean;
	drawerOpen: boolean;
	onOpenDrawer: () => void;
}

export function AppHeader({ mobile, drawerOpen, onOpenDrawer }: AppHeaderProps) {
	const { settings, errors, useMenu, pathOf } = useShell();
	const links = useMenu('header');
	const searchPath = pathOf(settings.routing.search);
	return (
		<header className="shell-header">
			{mobile ? (
				<button
					type="button"
					className="shell-icon-button"
					aria-label="打开菜单"
					aria-expanded={drawerOpen}
					aria-controls="menu-drawer"
					onClick={onOpenDrawer}
				>
					<Icon name="menu" />
				</button>
			) : (
				<CollapseButton />
			)}
			<Link className="shell-site" to="/">
				<Logo />
				<span>{settings.site.title}</span>
			</Link>
			<div className="shell-tools">
				<ErrorLogButton log={errors} />
				{searchPath && <HeaderSearch path={searchPath} compact={mobile} />}
				{links.map((entry) => (
					<MenuLink key={entry.key} entry={entry} className="shell-icon-button" label={entry.title}>
						<Icon name={entry.icon ?? ''} />
					</MenuLink>
				))}
				<ThemeToggle />
				<UserMenu />
			</div>
		</header>
	);
}

function CollapseButton() {
	const { collapse } = useSettings();
	const store = useSettingsStore();
	return (
		<button
			type="button"
			className="shell-icon-button"
			aria-label={collapse ? '展开菜单' : '收窄菜单'}
			aria-pressed={collapse}
			onClick={store.toggleCollapse}
		>
			<Icon name="menu" />
		</button>
	);
}
