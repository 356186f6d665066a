/** The blocks and operations that a user reaches on an emitted page. */

import type { GuardName } from '#generated/names.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import { isAllowed, type Rights } from '#src/access/is-allowed.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';

export interface PageReach {
	blocks: string[];
	operations: Set<string>;
}

interface Walk extends PageReach {
	rights: Rights;
	access: AccessRules;
	operationNames: ReadonlySet<string>;
	dialogs: Set<string>;
}

/** A dialog counts as reached if anything reached shows it. */
export function reachOnPage(
	page: PageDefinition,
	{ rights, access, operationNames }: Pick<Walk, 'rights' | 'access' | 'operationNames'>,
): PageReach {
	const walk: Walk = { rights, access, operationNames, blocks: [], operations: new Set(), dialogs: new Set() };
	const { dialogs = {}, ...rest } = page;
	visit(rest, walk);
	// The set grows during the loop, because dialogs may show other dialogs.
	for (const name of walk.dialogs) visit(dialogs[name], walk);
	return walk;
}

function visit(value: unknown, walk: Walk): void {
	if (typeof value === 'string' && walk.operationNames.has(value)) walk.operations.add(value);
	if (Array.isArray(value)) for (const item of value) visit(item, walk);
	else if (typeof value === 'object' && value !== null) visitObject(value as Readonly<Record<string, unknown>>, walk);
}

function visitObject(object: Readonly<Record<string, unknown>>, walk: Walk): void {
	const { guard, block, show } = object;
	if (guard !== undefined && !isAllowed(guard as GuardName, walk.rights, walk.access)) return;
	if (typeof block === 'string') walk.blocks.push(block);
	if (typeof show === 'string') walk.dialogs.add(show);
	for (const [key, value] of Object.entries(object)) if (key !== 'invalidates' && key !== 'labels') visit(value, walk);
}
