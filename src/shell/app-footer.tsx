import * as texts from '#generated/messages/shell.ts';
import { useMenuEnvironment } from '#src/menu/menu-context.ts';
import { MenuLink } from '#src/menu/menu-link.tsx';

/** Written by every build: see build/licence-notices.ts. */
const LICENCES = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/licenses.txt`;

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
			{import.meta.env.PROD && (
				<a className="shell-footer-link" href={LICENCES} target="_blank" rel="noreferrer">
					{texts.licences}
				</a>
			)}
		</footer>
	);
}
