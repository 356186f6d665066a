import { Link } from 'react-router-dom';
import type { PageCrumb } from '#src/routing/crumbs.ts';

/** Where the page stands; nothing for a page at the top, whose title says it all. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly PageCrumb[] }) {
	if (crumbs.length < 2) return null;
	const last = crumbs.length - 1;
	return (
		<nav aria-label="所在位置" className="shell-crumbs">
			<ol>
				{crumbs.map(({ name, title, href }, index) => (
					<li key={name} aria-current={index === last ? 'page' : undefined}>
						{index === last || href === null ? <span>{title}</span> : <Link to={href}>{title}</Link>}
					</li>
				))}
			</ol>
		</nav>
	);
}
