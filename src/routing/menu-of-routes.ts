import type { MenuItem, RouteRecord } from '#src/routing/route-record.ts';

/**
 * Builds a menu from the route tree. Drops hidden routes with their children; replaces `levelHidden` routes by their children; makes a
 * group with only hidden pages one item; replaces a group of one by its page unless `alwaysShow`.
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
	if (url !== undefined) return [{ ...own, title: title || url, url, ...(meta.badge !== undefined && { badge: meta.badge }) }];
	const items = menuOf(record.children ?? []);
	if (meta.levelHidden && items.length > 0) return items;
	if (items.length === 0) return leadsSomewhere(record) ? [{ route: name }] : [];
	const only = items.length === 1 && !meta.alwaysShow ? items[0] : undefined;
	return [only?.route === undefined ? { ...own, items } : only];
}

const leadsSomewhere = ({ component, redirect, children }: RouteRecord): boolean =>
	redirect !== undefined || (children?.length ?? 0) > 0 || (component !== undefined && component !== 'Layout');
