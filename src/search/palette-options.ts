import * as texts from '#generated/messages/search.ts';
import type { ContentHit } from './content-search.ts';
import { type MenuHit, type MenuIndex, searchMenu } from './menu-search.ts';

export type PaletteOption = { id: string; title: string; note: string } & (
	| { kind: 'menu'; hit: MenuHit }
	| { kind: 'content'; path: string }
	| { kind: 'page'; path: string }
);

export interface PaletteGroup {
	kind: PaletteOption['kind'];
	title: string;
	options: readonly PaletteOption[];
	more: number;
}

interface PaletteInput {
	index: MenuIndex;
	keyword: string;
	content: readonly ContentHit[];
	searchPath: string | null;
}

/** Limit of displayed results; the whole list is searched. */
const SHOWN = 50;

export function paletteGroups({ index, keyword, content, searchPath }: PaletteInput): readonly PaletteGroup[] {
	const found = searchMenu(index, keyword);
	const groups: PaletteGroup[] = [
		{ kind: 'menu', title: texts.menu, options: found.slice(0, SHOWN).map(menuOption), more: Math.max(0, found.length - SHOWN) },
		{ kind: 'content', title: texts.content, options: content.map(contentOption), more: 0 },
		{ kind: 'page', title: texts.more, options: searchPath === null ? [] : [pageOption(searchPath, keyword)], more: 0 },
	];
	return groups.filter(({ options }) => options.length > 0);
}

function menuOption(hit: MenuHit): PaletteOption {
	const { key, title, href } = hit.entry;
	return { kind: 'menu', id: `menu-${key}-${href}`, title, note: hit.groups.join(' / '), hit };
}

const contentOption = ({ key, title, note, path }: ContentHit): PaletteOption => ({
	kind: 'content',
	id: `content-${key}`,
	title,
	note,
	path,
});

function pageOption(path: string, keyword: string): PaletteOption {
	const title = keyword ? texts.searchSite({ keyword }) : texts.openSiteSearch;
	return { kind: 'page', id: 'page', title, note: '', path: keyword ? `${path}?${new URLSearchParams({ keyword })}` : path };
}

/** The option that a key moves to from the active one, wrapping around; null for other keys. */
export function nextOption(ids: readonly string[], active: string | undefined, key: string): string | null {
	const at = active === undefined ? -1 : ids.indexOf(active);
	switch (key) {
		case 'ArrowDown':
			return ids[(at + 1) % ids.length] ?? null;
		case 'ArrowUp':
			return ids.at(at <= 0 ? -1 : at - 1) ?? null;
		case 'Home':
			return ids[0] ?? null;
		case 'End':
			return ids.at(-1) ?? null;
		default:
			return null;
	}
}
