import { Link } from 'react-router-dom';
import type { Crumb } from '#src/routing/flatten-routes.ts';

/** Where the page stands; nothing for a page at the top, whose title says it all. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	if (crumbs.length < 2) return null;
	const last = crumbs.length - 1;
	return (
		<nav aria-label="所在位置" className="shell-crumbs">
			<ol>
				{crumbs.map(({ name, title, path }, index) => (
					<li key={name}>{index === last || path.includes(':') ? <span>{title}</span> : <Link to={path}>{title}</Link>}</li>
				))}
			</ol>
		</nav>
	);
}
