import { isRecord } from '#src/lib/is-record.ts';
import type { Tab } from './tab-list.ts';

export type SavedTab = Pick<Tab, 'path' | 'title'>;

export interface ScrollTop {
	name: string;
	/** Pixels. */
	position: number;
}

const VERSION = 1;

export interface SavedTabs {
	user: string;
	tabs: readonly SavedTab[];
	scrollTop: readonly ScrollTop[];
}

export const writeSavedTabs = (saved: SavedTabs): string => JSON.stringify({ version: VERSION, ...saved });

/** Parses saved tabs; null if invalid or another user's. */
export function readSavedTabs(text: string | null, user: string): SavedTabs | null {
	try {
		const saved = JSON.parse(text ?? 'null') as Partial<Record<keyof SavedTabs | 'version', unknown>> | null;
		if (saved?.version !== VERSION || saved.user !== user) return null;
		return { user, tabs: listOf(saved.tabs, isSavedTab), scrollTop: listOf(saved.scrollTop, isScrollTop) };
	} catch {
		return null;
	}
}

const listOf = <Item>(value: unknown, fits: (item: unknown) => item is Item): Item[] => (Array.isArray(value) ? value.filter(fits) : []);

const isSavedTab = (value: unknown): value is SavedTab =>
	isRecord(value) && typeof value.path === 'string' && value.path.startsWith('/') && typeof value.title === 'string';

const isScrollTop = (value: unknown): value is ScrollTop =>
	isRecord(value) && typeof value.name === 'string' && typeof value.position === 'number' && value.position > 0;

export function withScrollTop(list: readonly ScrollTop[], name: string, position: number): readonly ScrollTop[] {
	const others = list.filter((each) => each.name !== name);
	return position > 0 ? [...others, { name, position }] : others;
}
