import { Link } from 'react-router-dom';
import * as texts from '#generated/messages/shell.ts';
import { crumbsOf } from '#src/routing/crumbs.ts';
import { useShell } from './shell-environment.tsx';

export function Breadcrumbs() {
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
