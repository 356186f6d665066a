import type { ReactNode } from 'react';
import { ThemeToggle } from '#src/settings/theme-toggle.tsx';
import { AppFooter } from './app-footer.tsx';
import { Illustration } from './illustration.tsx';
import { Logo } from './logo.tsx';
import { MainArea } from './main-area.tsx';
import { useShell } from './shell-environment.tsx';
import './blank-layout.css';

/** Pages that stand alone: the form or notice on one side, a picture on the other where there is room. */
export function BlankLayout({ children }: { children: ReactNode }) {
	const { settings, current } = useShell();
	const { title, slogan } = settings.site;
	return (
		<div className="blank">
			<div className="blank-scene">
				<p className="blank-slogan">{slogan}</p>
				<Illustration />
			</div>
			<div className="blank-side">
				<header className="blank-header">
					<span className="shell-site">
						<Logo />
						<span>{title}</span>
					</span>
					<ThemeToggle />
				</header>
				<MainArea className="blank-main" page={current.key} path={current.path}>
					<div className="blank-card">{children}</div>
				</MainArea>
				<AppFooter />
			</div>
		</div>
	);
}
