import { Link } from 'react-router-dom';
import * as texts from '#generated/messages/shell.ts';
import { ErrorLogButton } from '#src/errors/error-log-button.tsx';
import { LockButton } from '#src/lock/lock-button.tsx';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { HeaderLink } from '#src/menu/header-link.tsx';
import { MenuBar } from '#src/menu/menu-bar.tsx';
import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import type { MainMenu } from '#src/menu/use-main-menu.ts';
import { HeaderSearch } from '#src/search/header-search.tsx';
import { ThemeButton } from '#src/settings/theme-button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { FoldButton } from './fold-button.tsx';
import type { Frame } from './frame.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { useShell } from './shell-environment.tsx';
import { UserMenu } from './user-menu.tsx';

interface AppHeaderProps {
	frame: Frame;
	menu: MainMenu;
	onChoose: (entry: MenuEntry) => void;
	drawerOpen: boolean;
	onOpenDrawer: () => void;
}

export function AppHeader({ frame, menu, onChoose, drawerOpen, onOpenDrawer }: AppHeaderProps) {
	const { settings, errors, lock, search } = useShell();
	const links = useMenuEnvironment().useMenu('header');
	const mobile = frame.side === 'drawer';
	return (
		<header className="line shell-header">
			{mobile ? (
				<button
					type="button"
					className="icon-button shell-icon-button"
					aria-label={texts.openMenu}
					data-tooltip={texts.openMenu}
					aria-haspopup="dialog"
					aria-expanded={drawerOpen}
					aria-controls="menu-drawer"
					onClick={onOpenDrawer}
				>
					<Icon name="menu" />
				</button>
			) : (
				<FoldButton fold={frame.fold} columns={frame.side === 'columns'} />
			)}
			<Link className="line shell-site" to="/">
				<Logo address={settings.site.logo} />
				<span data-tooltip="">{settings.site.title}</span>
			</Link>
			{frame.bar !== 'none' && <MenuBar menu={menu} onChoose={frame.bar === 'top' ? onChoose : undefined} />}
			<div className="line shell-tools">
				<ErrorLogButton log={errors} address={settings.routing} />
				<HeaderSearch entries={menu.entries} search={search} compact={mobile} />
				{links.map((entry) => (
					<HeaderLink key={entry.key} entry={entry} />
				))}
				<LockButton lock={lock} />
				<FullScreenButton />
				<ThemeButton />
				<UserMenu />
			</div>
		</header>
	);
}
