import type { DraftNode } from '#src/features/menu-studio/draft/draft-tree.ts';
import { hasFlag, kindOf, urlOf } from '#src/features/menu-studio/draft/node-fields.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';

/** The page that the menu shows instead of this group of one, by the rule of the app's menu (`menuOf`); null if it shows the group or nothing. */
export function pageInPlaceOf(group: DraftNode): DraftNode | null {
	if (hasFlag(group, 'levelHidden')) return null;
	const [item] = menuOf([routeOf(group)]);
	return item?.route === undefined ? null : below(group, item.route);
}

/** Only what the rule reads. The key serves as the name, since names of a draft may be missing or repeated. */
function routeOf(node: DraftNode): RouteRecord {
	const url = urlOf(node);
	const children = node.children.filter((child) => !['stray', 'catchAll'].includes(kindOf(child)));
	return {
		path: '',
		name: node.key,
		meta: Object.fromEntries(FLAGS.map((flag) => [flag, hasFlag(node, flag)])),
		...(url !== '' && { url }),
		...(kindOf(node) === 'page' && { component: 'page' }),
		...(kindOf(node) === 'redirect' && { redirect: '/' }),
		children: children.map(routeOf),
	};
}

const FLAGS = ['hidden', 'alwaysShow', 'levelHidden'];

function below({ children }: DraftNode, key: string): DraftNode | null {
	for (const child of children) {
		const found = child.key === key ? child : below(child, key);
		if (found) return found;
	}
	return null;
}
