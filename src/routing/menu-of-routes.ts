import type { MenuItem, RouteRecord } from './route-record.ts';

/** A menu made of the route tree: hidden routes are left out, a group whose pages are all hidden is one item, a group of one is that page. */
export function menuOf(tree: readonly RouteRecord[]): MenuItem[] {
	return tree.filter(({ meta }) => !meta.hidden).map(itemOf);
}

function itemOf(record: RouteRecord): MenuItem {
	const items = menuOf(record.children ?? []);
	if (items.length === 0) return { route: record.name };
	const only = items.length === 1 ? items[0] : undefined;
	if (only?.route !== undefined) return only;
	const { title, icon, guard } = record.meta;
	return { title: title ?? '', items, ...(icon === undefined ? {} : { icon }), ...(guard === undefined ? {} : { guard }) };
}
