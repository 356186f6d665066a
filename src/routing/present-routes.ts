import { type Features, isPageOn } from '#src/settings/features.ts';
import type { RouteRecord } from './route-record.ts';

/**
 * Drops the routes whose pages belong to a feature that is off, and the groups that have none left. A group that keeps only hidden pages is hidden, and
 * breadcrumbs do not name it.
 */
export function presentRoutes(tree: readonly RouteRecord[], features: Features): RouteRecord[] {
	return tree.flatMap((record) => {
		const { component, children } = record;
		if (component !== undefined && !isPageOn(component, features)) return [];
		if (!children?.length) return [record];
		const present = presentRoutes(children, features);
		if (present.length === 0) return [];
		const hides = isHidden(present) && !isHidden(children);
		return [{ ...record, ...(hides && { meta: { ...record.meta, hidden: true, title: '' } }), children: present }];
	});
}

const isHidden = (group: readonly RouteRecord[]): boolean => group.every(({ meta }) => meta.hidden);
