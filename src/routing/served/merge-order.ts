export interface Orders {
	base: readonly string[];
	mine: readonly string[];
	theirs: readonly string[];
}

/**
 * The order of siblings after both sides' changes. The side that rearranged siblings decides; what the other side added goes behind the
 * sibling that it follows there. Null if both rearranged siblings differently.
 */
export function mergeOrder(orders: Orders, kept: ReadonlySet<string>, prefer: 'mine' | 'theirs' | null): string[] | null {
	const [base, mine, theirs] = [orders.base, orders.mine, orders.theirs].map((keys) => keys.filter((key) => kept.has(key))) as [
		string[],
		string[],
		string[],
	];
	if (!isRearranged(base, mine)) return insertInto(theirs, mine);
	if (!isRearranged(base, theirs) || !isRearranged(theirs, mine)) return insertInto(mine, theirs);
	if (prefer === null) return null;
	return prefer === 'mine' ? insertInto(mine, theirs) : insertInto(theirs, mine);
}

/** Whether the common keys have a different order. */
function isRearranged(from: readonly string[], to: readonly string[]): boolean {
	const inFrom = new Set(from);
	const inTo = new Set(to);
	const before = from.filter((key) => inTo.has(key));
	return to.filter((key) => inFrom.has(key)).some((key, place) => before[place] !== key);
}

function insertInto(order: readonly string[], other: readonly string[]): string[] {
	const merged = [...order];
	const present = new Set(order);
	other.forEach((key, place) => {
		if (present.has(key)) return;
		const before = place === 0 ? -1 : merged.indexOf(other[place - 1] ?? '');
		merged.splice(before + 1, 0, key);
		present.add(key);
	});
	return merged;
}
