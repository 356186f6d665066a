/** The pages of the app that a list may use. */
import { routes } from '#generated/routes.ts';
import type { PageChoice } from '#src/features/menu-studio/draft/edit-nodes.ts';
import { joinPath } from '#src/routing/route-path.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';

/** Every page with the title, icon, address and name of its first route. Pages outside of groups are fixed and cannot be listed. */
export function readPageChoices(): readonly PageChoice[] {
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
	walk(
		routes.filter(({ component, children }) => component === 'Layout' || children !== undefined),
		'/',
	);
	return [...found.values()];
}
