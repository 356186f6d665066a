import type { RouteModel } from '#codegen/check/names.ts';
import { firstFreeName } from '#codegen/first-free-name.ts';
import type { ScaffoldedPage } from './scaffolded-page.ts';
import { camelCase } from './words.ts';
import { flow } from './yaml-text.ts';

export interface Entries {
	/** Name and path of the route. */
	name: string;
	path: string;
	/** Line for routes.yaml. */
	route: string;
	/** Line for menus.yaml; null if a menu cannot open the page. */
	menu: string | null;
}

/** Entries for routes.yaml and menus.yaml, with an unused name and path. */
export function entriesFor(
	{ page, title, routeParams, query }: ScaffoldedPage,
	routes: ReadonlyMap<string, Pick<RouteModel, 'path'>>,
): Entries {
	const paths = new Set([...routes.values()].map(({ path }) => path));
	const params = routeParams.map((param) => `/:${param}`).join('');
	const isFree = (name: string): boolean => !routes.has(name) && !paths.has(`/${name}${params}`);
	const base = camelCase(page);
	const name = isFree(base) ? base : firstFreeName(`${base}Page`, (other) => !isFree(other));
	const alone = routeParams.length === 0 && query.length === 0;
	const meta = { title, ...(alone ? {} : { hidden: true, dynamicNewTab: true }) };
	const path = `/${name}${params}`;
	return {
		name,
		path,
		route: `- ${flow({ path, name, component: page, meta })}`,
		menu: alone ? `- ${flow({ route: name })}` : null,
	};
}
