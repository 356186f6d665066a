import { isRoute } from '../flatten-routes.ts';
import { embeddedAddressOf } from '../frame-page.ts';
import { menuOf } from '../menu-of-routes.ts';
import { fillPath, isSamePath, joinPath } from '../route-path.ts';
import { guardsOf, type MenuItem, type RouteRecord } from '../route-record.ts';

/** Products call their own record for `/` `root`, so this is another name. */
export const HOME_NAME = 'firstPage';

/** Components of groups and of records without a page. */
const GROUPS: readonly string[] = ['', 'Layout'];

/** Redirects `/` to the first page of the menu if the list does not define `/`. `pages`: those that the app has; by default, all are there. */
export function withHome(tree: readonly RouteRecord[], own: readonly RouteRecord[], pages?: readonly string[]): readonly RouteRecord[] {
	const places = new Map<string, Place>();
	const isThere = ({ component = '' }: RouteRecord): boolean =>
		!pages || GROUPS.includes(component) || pages.includes(component) || embeddedAddressOf(component) !== null;
	addPlaces([...own, ...tree], { parent: { path: '', open: true }, isThere }, places);
	for (const { path } of places.values()) if (isSamePath(path, '/')) return tree;
	const home = firstAddress(tree, places);
	if (home === null) return tree;
	return [...tree, { path: '/', name: HOME_NAME, redirect: home, meta: { hidden: true } }];
}

interface Place {
	path: string;
	/** The page is there, and neither the route nor its groups have guards. */
	open: boolean;
}

/** Adds the place of each route by its name. Cheaper than building a route table for each list. */
function addPlaces(
	records: readonly RouteRecord[],
	{ parent, isThere }: { parent: Place; isThere: (record: RouteRecord) => boolean },
	places: Map<string, Place>,
): void {
	for (const record of records.filter(isRoute)) {
		const place = { path: joinPath(parent.path, record.path), open: parent.open && guardsOf(record.meta).length === 0 && isThere(record) };
		places.set(record.name, place);
		addPlaces(record.children ?? [], { parent: place, isThere }, places);
	}
}

/**
 * Address of the first menu page without parameters, if possible one that is open to everyone. Builds the menu record by record and stops
 * at the first match.
 */
function firstAddress(tree: readonly RouteRecord[], places: ReadonlyMap<string, Place>): string | null {
	let guarded: string | null = null;
	const firstOf = (items: readonly MenuItem[]): string | null => {
		for (const { route, items: below = [] } of items) {
			const place = route === undefined ? undefined : places.get(route);
			const found = place === undefined ? firstOf(below) : fillPath(place.path, {});
			if (found !== null && (place?.open ?? true)) return found;
			guarded ??= found;
		}
		return null;
	};
	for (const record of tree) {
		const found = firstOf(menuOf([record]));
		if (found !== null) return found;
	}
	return guarded;
}
