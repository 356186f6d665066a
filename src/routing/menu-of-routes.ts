import type { MenuItem, RouteRecord } from '#src/routing/route-record.ts';

/**
 * A menu made of the route tree: hidden routes are left out with all below, a level that hides itself gives its place to what is below,
 * a group whose pages are all hidden is one item, and a group of one is that page unless it is always shown.
 */
export function menuOf(tree: readonly RouteRecord[]): MenuItem[] {
	return tree.filter(({ meta }) => !meta.hidden).flatMap(itemsOf);
}

function itemsOf(record: RouteRecord): MenuItem[] {
	const { meta, url, name } = record;
	const { title = '', icon, guard, furtherGuards } = meta;
	const own = {
		title,
		...(icon !== undefined && { icon }),
		...(guard !== undefined && { guard }),
		...(furtherGuards && { furtherGuards }),
	};
	if (url !== undefined) return [{ ...own, title: title || url, url }];
	const items = menuOf(record.children ?? []);
	if (meta.levelHidden && items.length > 0) return items;
	if (items.length === 0) return leadsSomewhere(record) ? [{ route: name }] : [];
	const only = items.length === 1 && !meta.alwaysShow ? items[0] : undefined;
	return [only?.route === undefined ? { ...own, items } : only];
}

const leadsSomewhere = ({ component, redirect, children }: RouteRecord): boolean =>
	redirect !== undefined || (children?.length ?? 0) > 0 || (component !== undefined && component !== 'Layout');
