/** Selected keys of rows, in the order of selection. Pure. */
export type Keys = readonly string[];

/** Selects these rows in addition, or deselects them; rows of other pages stay as they are. */
export function pickRows(chosen: Keys, keys: Keys, on: boolean): Keys {
	const touched = new Set(keys);
	const rest = chosen.filter((key) => !touched.has(key));
	if (!on) return rest;
	const before = new Set(chosen);
	return [...chosen, ...keys.filter((key) => !before.has(key))];
}

/** The rows from the one toggled last (`anchor`) to this one; this one alone if the last one is no longer on the page. */
export function rangeTo(keys: Keys, anchor: string | null, index: number): Keys {
	const from = anchor === null ? -1 : keys.indexOf(anchor);
	return from < 0 ? keys.slice(index, index + 1) : keys.slice(Math.min(from, index), Math.max(from, index) + 1);
}

/** How many of the rows on this page are selected. */
export function shareOf(keys: Iterable<string>, chosen: ReadonlySet<string>): 'none' | 'some' | 'all' {
	if (chosen.size === 0) return 'none';
	let selected = false;
	let free = false;
	for (const key of keys) {
		if (chosen.has(key)) selected = true;
		else free = true;
		if (selected && free) return 'some';
	}
	return selected ? 'all' : 'none';
}
