export interface RouteNames {
	/** The name, with a number behind it when it is taken. */
	take(name: string): string;
}

/** The numbers of a name are counted on, so that a list of one name does not try all of them for each record. */
export function createRouteNames(taken: readonly string[]): RouteNames {
	const names = new Set(taken);
	const next = new Map<string, number>();
	return {
		take(name) {
			let own = name;
			let count = next.get(name) ?? 2;
			while (names.has(own)) {
				own = `${name}-${count}`;
				count += 1;
			}
			next.set(name, count);
			names.add(own);
			return own;
		},
	};
}
