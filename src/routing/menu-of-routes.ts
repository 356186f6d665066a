import { guardsOf, type MenuItem, type RouteRecord } from '#src/routing/route-record.ts';

/**
 * Builds a menu from the route tree. Drops hidden routes with their children; replaces `levelHidden` routes by their children; makes a
 * group with only hidden pages one item; replaces a group of one by its page or link unless `alwaysShow`.
 */
export function menuOf(tree: readonly RouteRecord[]): MenuItem[] {
	return tree.filter(({ meta }) => !meta.hidden).flatMap(itemsOf);
}

function itemsOf(record: RouteRecord): MenuItem[] {
	const { meta, url, name } = record;
	const { title, icon, guard, furtherGuards } = meta;
	const own = {
		title: title ?? name,
		...(icon !== undefined && { icon }),
		...(guard !== undefined && { guard }),
		...(furtherGuards && { furtherGuards }),
	};
	if (url !== undefined) return [{ ...own, url, ...(meta.badge !== undefined && { badge: meta.badge }) }];
	const items = menuOf(record.children ?? []);
	if (meta.levelHidden && items.length > 0) return items.map((item) => guardedBy(record, item));
	if (items.length === 0) return leadsSomewhere(record) ? [itemOf(record)] : [];
	const only = items.length === 1 && !meta.alwaysShow ? items[0] : undefined;
	return [only === undefined || only.items ? { ...own, items } : guardedBy(record, only)];
}

function itemOf({ meta, name, children = [] }: RouteRecord): MenuItem {
	return { route: name, ...(meta.title === undefined && children.length > 0 && { title: name }), ...(meta.query && { query: meta.query }) };
}

/** An item that stands in the place of its group. A route has the guards of its groups already; links and groups get them. */
function guardedBy({ meta }: RouteRecord, item: MenuItem): MenuItem {
	const guards = guardsOf(meta);
	return item.route !== undefined || guards.length === 0 ? item : { ...item, furtherGuards: [...guards, ...(item.furtherGuards ?? [])] };
}

/** A redirect without a title, such as that of `/`, is no item. */
const leadsSomewhere = ({ component, redirect, children, meta }: RouteRecord): boolean =>
	(redirect !== undefined && meta.title !== undefined) ||
	(children?.length ?? 0) > 0 ||
	(component !== undefined && component !== 'Layout');
