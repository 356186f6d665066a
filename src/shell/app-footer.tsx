import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import { MenuLink } from '#src/menu/menu-link.tsx';

export function AppFooter({ copyright }: { copyright: string }) {
	const links = useMenuEnvironment().useMenu('footer');
	return (
		<footer className="row caption shell-footer">
			<span>{copyright}</span>
			{links.map((entry) => (
				<MenuLink key={entry.key} entry={entry} className="shell-footer-link">
					{entry.title}
				</MenuLink>
			))}
		</footer>
	);
}
