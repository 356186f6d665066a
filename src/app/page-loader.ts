import { fetchCode } from '#src/lib/fetch-code.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { type LoadOnce, loadEachOnce } from '#src/lib/load-once.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';
import { embeddedAddressOf } from '#src/routing/frame-page.ts';
import type { PageCatalog } from '#src/tabs/page-key.ts';
import type { Layout, Layouts } from './layouts.ts';
import type { PageParts } from './page-parts.ts';

export interface PageLoader extends PageCatalog {
	knows(page: string): boolean;
	/** The loader of a page with its layout, blocks and components. */
	loaderOf(page: string): LoadOnce<PageDefinition>;
	layouts: Readonly<Record<PageEntry['layout'], LoadOnce<Layout>>>;
	/** Fetches the open pages again after their manifests were saved. Dev server only. */
	reload(): Promise<void>;
}

interface PageLoaderOptions {
	parts: Pick<PageParts, 'pages' | 'components' | 'loadMore'>;
	blocks: BlockRegistry;
	layouts: Layouts;
}

export function createPageLoader({ parts, blocks, layouts: { main, blank } }: PageLoaderOptions): PageLoader {
	const { pages, components, loadMore } = parts;
	const opened = new Set<string>();
	const entryOf = (page: string): PageEntry | undefined => (Object.hasOwn(pages, page) ? pages[page] : frameEntry(page));
	const layouts = { main: lazyCode(main), blank: lazyCode(blank) };
	/** Never rejects: a block handles failures of its own component. */
	const preload = (names: readonly string[] = []): Promise<unknown> =>
		Promise.allSettled(names.flatMap((name) => components[name] ?? []).map((load) => load()));
	const layoutOf = (page: string): PageEntry['layout'] => entryOf(page)?.layout ?? 'main';
	const fetchPage = async (page: string): Promise<PageDefinition> => {
		opened.add(page);
		try {
			return await fetchParts(page);
		} catch (error) {
			// A page that lacks its layout fails with the layout's error, so a retry of the layout loads the page anew as well.
			await layouts[layoutOf(page)].current().promise;
			throw error;
		}
	};
	const fetchParts = async (page: string): Promise<PageDefinition> => {
		if (!entryOf(page) || entryOf(page)?.components) await loadMore();
		const entry = entryOf(page);
		if (!entry) throw new Error(`Unknown page: ${page}.`);
		const [definition] = await Promise.all([
			fetchCode(entry.load).then(withDataPage),
			blocks.preload(entry.blocks),
			preload(entry.components),
			layouts[entry.layout](),
		]);
		return definition;
	};
	let loaderOf = loadEachOnce(fetchPage);
	return {
		loaderOf: (page) => loaderOf(page),
		async reload() {
			if (!import.meta.env.DEV) return;
			const next = loadEachOnce(fetchPage);
			await Promise.all([...opened].filter((page) => entryOf(page)).map((page) => next(page)()));
			loaderOf = next;
		},
		layouts,
		writesOf: (page) => entryOf(page)?.writes ?? [],
		knows: (page) => entryOf(page) !== undefined,
		layoutOf,
	};
}

/** Embedded sites of served lists have no manifest: their page is one frame. */
function frameEntry(page: string): PageEntry | undefined {
	const address = embeddedAddressOf(page);
	if (address === null) return undefined;
	const view: PageDefinition['view'] = [{ block: 'frame', needs: [], address: () => address, heading: 'title' }];
	// Without a title of its own, the page shows that of its route.
	const definition: PageDefinition = { name: 'frame', title: '', layout: 'main', plain: true, state: {}, data: {}, view };
	return { load: async () => definition, layout: 'main', blocks: ['frame'] };
}

/** Waits for the data-page chunk, which the main layout has already requested for most pages. */
async function withDataPage(definition: PageDefinition): Promise<PageDefinition> {
	if (!definition.plain) await loadDataPage();
	return definition;
}
