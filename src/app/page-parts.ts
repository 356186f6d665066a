import { fetchCode } from '#src/lib/fetch-code.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import type { LoadedBlockEntries } from '#src/pages/block-registry.ts';
import { type ComponentLoader, componentLoaders } from '#src/pages/component-loaders.ts';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { ActionHandler } from '#src/pages/use-page-code.ts';
import { firstBlockEntries } from './first-block-entries.ts';

/** Pages, blocks, components and handlers by name. Starts with those of the blank layout; the others are loaded with the main layout. */
export interface PageParts {
	readonly pages: Record<string, PageEntry>;
	readonly blocks: LoadedBlockEntries;
	readonly components: Record<string, ComponentLoader>;
	readonly handlers: Record<string, () => Promise<ActionHandler>>;
	/** Hook. Only for components that arrive with the other parts, or after them. */
	useMenu: UseMenu;
	/** Adds the parts that are missing, once, and the operations that components and handlers may call. */
	loadMore(): Promise<void>;
	replacePages(pages: PageTable): void;
}

type UseMenu = typeof import('#src/menu/use-menu.ts').useMenu;
type PageTable = Readonly<Record<string, PageEntry>>;

// One chunk with the main layout.
const fetchComponents = () => import(/* webpackChunkName: "main-layout" */ '#generated/components.ts');
const fetchOperations = () => import(/* webpackChunkName: "main-layout" */ '#generated/api/operations.ts');
const fetchBlocks = () => import(/* webpackChunkName: "main-layout" */ './block-entries.ts');
const fetchMenus = () => import(/* webpackChunkName: "main-layout" */ '#src/menu/use-menu.ts');

export function createPageParts(
	blankPages: PageTable,
	fetchMainPages: () => Promise<PageTable>,
	addOperations: LoadedOperations['add'],
): PageParts {
	const loadMore = loadOnce(async () => {
		const [pages, { operations }, { blockEntries }, { components, handlers }, { useMenu }] = await fetchCode(() =>
			Promise.all([fetchMainPages(), fetchOperations(), fetchBlocks(), fetchComponents(), fetchMenus()]),
		);
		addOperations(operations);
		Object.assign(parts.pages, pages);
		Object.assign(parts.blocks, blockEntries);
		Object.assign(parts.components, componentLoaders(components));
		Object.assign(parts.handlers, handlers);
		parts.useMenu = useMenu;
	});
	const parts: PageParts = {
		pages: { ...blankPages },
		blocks: { ...firstBlockEntries },
		components: {},
		handlers: {},
		useMenu: () => [],
		loadMore,
		replacePages(pages) {
			for (const name of Object.keys(parts.pages)) delete parts.pages[name];
			Object.assign(parts.pages, pages);
		},
	};
	return parts;
}
