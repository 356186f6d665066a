/** The pages of the app that a list may use. */
import { pages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import type { PageChoice } from '#src/features/menu-studio/draft/edit-nodes.ts';
import { joinPath } from '#src/routing/route-path.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';

/**
 * Every compiled page with the title, icon, address and name of its first route. Pages outside of groups are fixed and cannot be listed;
 * pages without a route get an address from their name.
 */
export function pageChoices(): readonly PageChoice[] {
	const found = new Map<string, PageChoice>();
	const walk = (records: readonly RouteRecord[], parent: string): void => {
		for (const { path, name, component, meta, children } of records) {
			const whole = joinPath(parent, path);
			if (component !== undefined && component !== 'Layout' && !found.has(component)) {
				found.set(component, { page: component, title: meta.title ?? component, icon: meta.icon ?? '', path: whole, name });
			}
			walk(children ?? [], whole);
		}
	};
	const isGroup = ({ component, children }: RouteRecord): boolean => component === 'Layout' || children !== undefined;
	walk(routes.filter(isGroup), '/');
	const fixed = new Set(routes.flatMap((route) => (isGroup(route) ? [] : [route.component])));
	for (const page of Object.keys(pages)) {
		if (!found.has(page) && !fixed.has(page)) found.set(page, { page, title: page, icon: '', path: `/${page}`, name: page });
	}
	return [...found.values()];
}
