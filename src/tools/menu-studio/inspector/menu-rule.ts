import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { type Draft, type DraftNode, placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { changeMeta } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import type { Outcome } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { hasFlag, kindOf, urlOf } from '#src/tools/menu-studio/draft/node-fields.ts';

/** The page or link that the menu shows instead of this group of one, by the rule of the app's menu (`menuOf`); null if it shows the group or nothing. */
export function pageInPlaceOf(group: DraftNode): DraftNode | null {
	if (hasFlag(group, 'levelHidden')) return null;
	const [item] = menuOf([routeOf(group)]);
	const shown = item?.route ?? item?.url;
	return shown === undefined ? null : below(group, shown);
}

/** Sets or clears a title. A group and the page that the menu shows in its place have one name, so both get it. */
export function retitle(draft: Draft, key: string, title: string | undefined): Outcome {
	const own = changeMeta(draft, key, { title });
	if (!own.done) return own;
	const next = namesakesOf(draft, key).reduce((before, other) => {
		const outcome = changeMeta(before, other, { title });
		return outcome.done ? outcome.draft : before;
	}, own.draft);
	return { ...own, draft: next };
}

function namesakesOf(draft: Draft, key: string): readonly string[] {
	const place = placeOf(draft, key);
	const page = place && (kindOf(place.node) === 'group' ? pageInPlaceOf(place.node) : place.node);
	const found: string[] = [];
	for (let each = page?.key; each !== undefined; ) {
		found.push(each);
		const parent = placeOf(draft, each)?.parent;
		each = parent && pageInPlaceOf(parent)?.key === page?.key ? parent.key : undefined;
	}
	return found.filter((each) => each !== key);
}

/** Only what the rule reads. The key serves as the name, since names of a draft may be missing or repeated. */
function routeOf(node: DraftNode): RouteRecord {
	const url = urlOf(node);
	const children = node.children.filter((child) => !['stray', 'catchAll'].includes(kindOf(child)));
	return {
		path: '',
		name: node.key,
		meta: Object.fromEntries(FLAGS.map((flag) => [flag, hasFlag(node, flag)])),
		...(url !== '' && { url: node.key }),
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
