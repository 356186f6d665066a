/** The tab that a key leads to; null for a key that means nothing here. Arrows go round. */
export function nextTab(keys: readonly string[], open: string, key: string): string | null {
	const index = keys.indexOf(open);
	const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: keys.length - 1 }[key];
	return to === undefined ? null : (keys.at(to % keys.length) ?? null);
}
