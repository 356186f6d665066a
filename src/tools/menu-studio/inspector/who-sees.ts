/** Roles that may open a node's page and that see it in the menu, by the access rules of the app. Pure. */
import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/tools/menu-studio/inspector/access.ts';
import type { AccessRules, Guard } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { readGuards } from '#src/routing/served/read-guards.ts';
import { type Draft, type DraftNode, indexOf, type NodePosition } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { isHidden, metaOf, titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';

export interface RoleVisibility {
	role: string;
	title: string;
	/** May open the page by its address. */
	enters: boolean;
	/** Sees it in the menu. */
	sees: boolean;
	/** Why it is not seen; '' if it is. */
	reason: string;
}

/** One line for each role of permissions.yaml. Guards and hiding of the groups above count as well. */
export function whoSees(draft: Draft, key: string, access: AccessRules): readonly RoleVisibility[] {
	const trail = trailOf(draft, key);
	const hiding = trail.find(isHidden);
	const guarded = trail.map((node) => ({ node, guards: guardsOfNode(node, access) }));
	return Object.entries(access.roles).map(([role, { title }]) => {
		const rights = { admin: false, roles: [role], permissions: [] };
		const refusing = guarded.find(({ guards }) => !guards.every((guard) => isAllowed(guard, rights, access)))?.node;
		return { role, title, enters: !refusing, sees: !refusing && !hiding, reason: reasonOf(refusing, hiding, key) };
	});
}

/** All guards that a user must pass to enter the page of a node. */
export const guardsAbove = (draft: Draft, key: string, access: AccessRules): readonly Guard[] =>
	trailOf(draft, key).flatMap((node) => guardsOfNode(node, access));

function reasonOf(refusing: DraftNode | undefined, hiding: DraftNode | undefined, key: string): string {
	if (refusing) return refusing.key === key ? texts.refusedHere : texts.refusedBy({ title: titleOf(refusing) });
	if (hiding) return hiding.key === key ? texts.hiddenHere : texts.hiddenBy({ title: titleOf(hiding) });
	return '';
}

/** The node and the groups above it, the outermost first. */
function trailOf(draft: Draft, key: string): readonly DraftNode[] {
	const index = indexOf(draft);
	const trail: DraftNode[] = [];
	for (let place: NodePosition | undefined = index.get(key); place; place = place.parent ? index.get(place.parent.key) : undefined) {
		trail.unshift(place.node);
	}
	return trail;
}

const guardsOfNode = (node: DraftNode, access: AccessRules): readonly Guard[] =>
	readGuards([node.record, metaOf(node)], access, () => undefined);

/** Titles of the roles that pass a guard as it stands in a list. */
export function whoPasses(guard: unknown, access: AccessRules): string {
	const guards = readGuards([{ guard }], access, () => undefined);
	const roles = Object.entries(access.roles);
	const passing = roles.filter(([name]) =>
		guards.every((each) => isAllowed(each, { admin: false, roles: [name], permissions: [] }, access)),
	);
	if (passing.length === roles.length) return texts.everyone;
	return passing.length === 0 ? texts.nobody : passing.map(([, { title }]) => title).join(listSeparator);
}
