/** The pages of the app that a list may use. */
import { routes } from '#generated/routes.ts';
import { flattenRoutes } from '#src/routing/flatten-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import type { PageChoice } from '#src/tools/menu-studio/draft/edit-nodes.ts';

const isGroup = ({ component, children }: RouteRecord): boolean => component === 'Layout' || children !== undefined;

/** Every page with the title, icon, address and name of its first route. Pages outside of groups are fixed and cannot be listed. */
export function readPageChoices(): readonly PageChoice[] {
	const found = new Map<string, PageChoice>();
	for (const { page, meta, path, name, guards } of flattenRoutes(routes.filter(isGroup))) {
		if (page !== null && !found.has(page)) found.set(page, { page, title: meta.title ?? page, icon: meta.icon ?? '', path, name, guards });
	}
	return [...found.values()];
}
