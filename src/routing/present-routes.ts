import { type Features, isPageOn } from '#src/settings/features.ts';
import type { RouteRecord } from './route-record.ts';

/** Drops the routes whose pages belong to a feature that is off, and the groups that have none left; one with only hidden pages left is hidden. */
export function presentRoutes(tree: readonly RouteRecord[], features: Features): RouteRecord[] {
	return tree.flatMap((record) => {
		const { component, children } = record;
		if (component !== undefined && !isPageOn(component, features)) return [];
		if (!children?.length) return [record];
		const present = presentRoutes(children, features);
		if (present.length === 0) return [];
		const hides = present.length < children.length && present.every(({ meta }) => meta.hidden);
		return [{ ...record, ...(hides && { meta: { ...record.meta, hidden: true } }), children: present }];
	});
}
