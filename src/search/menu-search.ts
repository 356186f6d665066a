import { hasInitials } from '#src/lib/pinyin-initials.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';

/** An item of a menu as the search looks at it. */
export interface MenuHit {
	entry: MenuEntry & { href: string };
	/** Titles of its groups from the outside. */
	groups: readonly string[];
}

interface IndexedHit extends MenuHit {
	title: string;
	/** All that words are looked for in. */
	text: string;
}

export type MenuIndex = readonly IndexedHit[];

/** Every item that leads somewhere, once, in the order of the menus. */
export function indexMenus(menus: readonly (readonly MenuEntry[])[]): MenuIndex {
	const known = new Set<string>();
	return menus
		.flatMap((entries) => hitsOf(entries, []))
		.filter(({ entry: { href } }) => !known.has(href) && known.add(href))
		.map(indexHit);
}

function hitsOf(entries: readonly MenuEntry[], groups: readonly string[]): MenuHit[] {
	return entries.flatMap((entry) => {
		const own = isLink(entry) ? [{ entry, groups }] : [];
		return entry.items.length > 0 ? [...own, ...hitsOf(entry.items, [...groups, entry.title])] : own;
	});
}

const isLink = (entry: MenuEntry): entry is MenuHit['entry'] => entry.href !== null;

function indexHit(hit: MenuHit): IndexedHit {
	const { route, href } = hit.entry;
	const title = hit.entry.title.toLowerCase();
	// A line break stands between them: no word of a search holds one.
	return { ...hit, title, text: `${title}\n${`${route ?? ''}\n${href}`.toLowerCase()}` };
}

/**
 * The items in whose title, route name or path every word of a search stands, or is the first letters of a title's pinyin; the best
 * first: titles that are the search, then those that begin with it, then those that hold all its words, then the rest. All items for a
 * search without words.
 */
export function searchMenu(index: MenuIndex, search: string): readonly MenuHit[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return index;
	const whole = words.join(' ');
	const ranks: MenuHit[][] = [[], [], [], []];
	for (const hit of index) {
		if (words.every((word) => hit.text.includes(word) || hasInitials(hit.title, word))) ranks[rankOf(hit, words, whole)]?.push(hit);
	}
	return ranks.flat();
}

function rankOf({ title }: IndexedHit, words: readonly string[], whole: string): number {
	if (title === whole) return 0;
	if (title.startsWith(whole)) return 1;
	return words.every((word) => title.includes(word)) ? 2 : 3;
}
