import type { Guard } from '#src/access/access-rules.ts';
import { guardsOf, type MenuItem } from '#src/routing/route-record.ts';
import type { RouteTable } from '#src/routing/route-table.ts';

export interface MenuEntry {
	key: string;
	title: string;
	icon: string | null;
	note: string | null;
	/** A path of the app, or an external address if `external`; null for a group or a command. */
	href: string | null;
	external: boolean;
	route: string | null;
	command: 'logout' | 'forget' | 'theme' | null;
	items: readonly MenuEntry[];
	/** A few words or a number beside the title. */
	badge?: string;
}

/** Returns the items that this user may use, with titles, icons and addresses from their routes. Drops empty groups. */
export function buildMenu(items: readonly MenuItem[], routes: RouteTable, allows: (guard: Guard) => boolean, parent = ''): MenuEntry[] {
	return items.flatMap((item, index) => {
		const entry = buildEntry(item, { routes, allows, key: `${parent}${index}` });
		return entry ? [entry] : [];
	});
}

function buildEntry(
	item: MenuItem,
	{ routes, allows, key }: { routes: RouteTable; allows: (guard: Guard) => boolean; key: string },
): MenuEntry | null {
	const route = item.route === undefined ? null : routes.byName.get(item.route);
	const href = item.route === undefined ? (item.url ?? null) : routes.hrefOf(item.route, item.params, item.query);
	const children = buildMenu(item.items ?? [], routes, allows, `${key}.`);
	const guards = [...guardsOf(item), ...(route?.guards ?? [])];
	const leadsNowhere = (item.route !== undefined && (!route || href === null)) || (item.items && children.length === 0);
	if (leadsNowhere || !guards.every(allows)) return null;
	return {
		key,
		title: item.title ?? route?.meta.title ?? '',
		icon: item.icon ?? route?.meta.icon ?? null,
		note: item.note ?? null,
		href,
		external: item.url !== undefined,
		route: item.route ?? null,
		command: item.command ?? null,
		items: children,
		...badgeOf(item.badge ?? route?.meta.badge),
	};
}

const badgeOf = (badge: unknown): Pick<MenuEntry, 'badge'> =>
	(typeof badge === 'string' && badge !== '') || typeof badge === 'number' ? { badge: String(badge) } : {};
