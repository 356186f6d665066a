import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import { MenuLink } from '#src/menu/menu-link.tsx';
import { useShell } from './shell-environment.tsx';

export function AppFooter() {
	const { settings } = useShell();
	const links = useMenuEnvironment().useMenu('footer');
	return (
		<footer className="shell-footer">
			<span>{settings.site.copyright}</span>
			{links.map((entry) => (
				<MenuLink key={entry.key} entry={entry} className="shell-footer-link">
					{entry.title}
				</MenuLink>
			))}
		</footer>
	);
}
