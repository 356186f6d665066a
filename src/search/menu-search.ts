import { readsLike } from '#src/lib/pinyin.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';

export interface MenuHit {
	entry: MenuEntry & { href: string };
	groups: readonly string[];
}

interface IndexedHit extends MenuHit {
	title: string;
	/** The searched text. */
	text: string;
}

export type MenuIndex = readonly IndexedHit[];

export function indexMenus(menus: readonly (readonly MenuEntry[])[]): MenuIndex {
	const seen = new Set<string>();
	return menus
		.flatMap((entries) => hitsOf(entries, []))
		.filter(({ entry: { href } }) => !seen.has(href) && seen.add(href))
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
	// Words contain no line break, so no match spans both parts.
	return { ...hit, title, text: `${title}\n${`${route ?? ''}\n${href}`.toLowerCase()}` };
}

/**
 * Returns the items where every word occurs in the title, route name or path, or reads like a part of the title in pinyin. Order: exact
 * title, title prefix, all words in the title, the rest. An empty search returns all.
 */
export function searchMenu(index: MenuIndex, search: string): readonly MenuHit[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return index;
	const whole = words.join(' ');
	const ranks: MenuHit[][] = [[], [], [], []];
	for (const hit of index) {
		if (words.every((word) => hit.text.includes(word) || readsLike(hit.title, word))) ranks[rankOf(hit, words, whole)]?.push(hit);
	}
	return ranks.flat();
}

function rankOf({ title }: IndexedHit, words: readonly string[], whole: string): number {
	if (title === whole) return 0;
	if (title.startsWith(whole)) return 1;
	return words.every((word) => title.includes(word)) ? 2 : 3;
}
