/** How a page of the app can be shown to an administrator who chooses one. Pure. */
import * as texts from '#generated/messages/tools/menu-studio/preview.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { type Draft, type DraftNode, indexOf, toList } from '#src/tools/menu-studio/draft/draft-tree.ts';
import type { PageChoice } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { kindOf, textOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import { guardsAbove } from '#src/tools/menu-studio/inspector/who-sees.ts';
import type { PreviewRole } from './scene.ts';

/** A list that has the page, and its address there; or why the role cannot be shown the page. */
export type PageScene = { shows: true; list: readonly unknown[]; path: string } | { shows: false; reason: string };

/** Address of a page that the draft does not have. */
const EXTRA = '/page-preview';

/** A page of the draft is shown in its place, under the guards of the draft; another one under those that the app gives it. */
export function sceneOf(draft: Draft, page: PageChoice, role: PreviewRole, access: AccessRules): PageScene {
	const rights = { admin: false, roles: role.roles, permissions: role.permissions };
	const place = [...indexOf(draft).values()].find(({ node }) => isRouteTo(node, page.page));
	const path = place?.address ?? page.path;
	if (path.includes(':')) return { shows: false, reason: texts.needsParameters };
	const guards = place ? guardsAbove(draft, place.node.key, access) : page.guards;
	if (!guards.every((guard) => isAllowed(guard, rights, access))) return { shows: false, reason: texts.refuses({ role: role.title }) };
	if (place) return { shows: true, list: listOf(draft), path };
	const extra = { path: EXTRA, name: EXTRA, component: page.page, meta: { title: page.title, hidden: true } };
	return { shows: true, list: [...listOf(draft), extra], path: EXTRA };
}

const isRouteTo = (node: DraftNode, page: string): boolean => kindOf(node) === 'page' && textOf(node.record.component) === page;

const lists = new WeakMap<Draft, readonly unknown[]>();

/** The same list for the same draft, so that the frame has nothing to apply again. */
function listOf(draft: Draft): readonly unknown[] {
	const list = lists.get(draft) ?? toList(draft);
	lists.set(draft, list);
	return list;
}
