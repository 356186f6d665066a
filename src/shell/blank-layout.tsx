import type { ReactNode } from 'react';
import * as texts from '#generated/messages/shell/blank.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { ThemeToggle } from '#src/settings/theme-toggle.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { AppFooter } from './app-footer.tsx';
import { Illustration } from './illustration.tsx';
import { MainArea } from './main-area.tsx';

interface BlankLayoutProps {
	site: AppSettings['site'];
	page: string;
	path: string;
	children: ReactNode;
}

export function BlankLayout({ site: { title, slogan, logo, picture, copyright }, page, path, children }: BlankLayoutProps) {
	return (
		<div className="blank">
			<aside className="blank-scene" aria-label={texts.aboutSite}>
				<p className="blank-slogan">{slogan}</p>
				{picture === '' ? <Illustration /> : <img className="blank-picture" src={picture} alt="" />}
			</aside>
			<div className="column">
				<header className="line blank-header">
					<span className="line shell-site">
						<Logo address={logo} />
						<span>{title}</span>
					</span>
					<ThemeToggle />
				</header>
				<MainArea className="center blank-main" page={page} path={path}>
					<div className="blank-card">{children}</div>
				</MainArea>
				<AppFooter copyright={copyright} />
			</div>
		</div>
	);
}
