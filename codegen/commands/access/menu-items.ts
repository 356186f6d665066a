import { readGuard } from '#codegen/check/app/check-access.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, type ReferenceSpec, referenceAt, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

/** A menu item that opens something or runs a command, as opposed to a group. */
export interface GuardedItem {
	menu: string;
	/** The item's own title; null if it shows its route's. */
	title: string | null;
	route: ReferenceSpec | null;
	/** Address or command of an item without a route. */
	other: string | null;
	/** Guards of the enclosing groups and of the item; those of its route apply in addition. */
	guards: readonly Plain[];
	at: SourceSpan;
}

export function menuItems(menus: ObjectSpec | null): GuardedItem[] {
	return [...(menus?.keys ?? [])].flatMap(([menu, { value }]) => itemsOf(value, menu, []));
}

function itemsOf(list: Spec, menu: string, around: readonly Plain[]): GuardedItem[] {
	if (list.kind !== 'list') return [];
	return list.items.flatMap((item) => {
		if (item.kind !== 'object') return [];
		const guard = item.keys.get('guard')?.value;
		const guards = guard ? [...around, readGuard(guard)] : around;
		const below = item.keys.get('items')?.value;
		if (below) return itemsOf(below, menu, guards);
		const route = referenceAt(item, 'route') ?? null;
		const other = textAt(item, 'command') ?? textAt(item, 'url');
		return [{ menu, title: textAt(item, 'title'), route, other, guards, at: route?.at ?? item.at }];
	});
}

function textAt(spec: ObjectSpec, key: string): string | null {
	const value = scalarAt(spec, key);
	return value === undefined ? null : String(value);
}
