import { CodeMissing, fetchCode } from '#src/lib/fetch-code.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import { type ComponentLoader, loadComponent } from '#src/pages/load-component.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';
import { hasData } from '#src/pages/page-view.tsx';
import type { PageCatalog } from '#src/tabs/page-key.ts';
import type { Layout, Layouts } from './layouts.ts';

/** Fetches what a page is drawn with: its definition, its blocks, and the layout around it. */
export interface PageLoader extends PageCatalog {
	knows(page: string): boolean;
	/** The same promise at every call; after a failure a new one once that was forgotten, or some seconds old. Once the page has arrived, React's `use` takes it from there without waiting. */
	load(page: string): Promise<PageDefinition>;
	loadLayout(name: PageEntry['layout']): Promise<Layout>;
	/** Draws other compiled pages from now on. Resolves once those that were open have arrived. For the dev server. */
	replace(pages: PageLoaderOptions['pages']): Promise<void>;
}

interface PageLoaderOptions {
	pages: Readonly<Record<string, PageEntry>>;
	blocks: BlockRegistry;
	layouts: Layouts;
	/** Loaders of custom components by name. */
	components: Readonly<Record<string, ComponentLoader>>;
}

export function createPageLoader({ blocks, layouts, components, ...compiled }: PageLoaderOptions): PageLoader {
	let { pages } = compiled;
	const opened = new Set<string>();
	const failures: Failures = new Set();
	const entryOf = (page: string): PageEntry | undefined => (Object.hasOwn(pages, page) ? pages[page] : undefined);
	const loadLayout = once((name: PageEntry['layout']) => fetchCode(layouts[name]), failures);
	/** Never rejects: a component that fails is the matter of its block. */
	const preload = (names: readonly string[] = []): Promise<unknown> =>
		Promise.allSettled(names.flatMap((name) => components[name] ?? []).map(loadComponent));
	const fetchPage = async (page: string): Promise<PageDefinition> => {
		opened.add(page);
		const entry = entryOf(page);
		if (!entry) throw new Error(`No page is called ${page}.`);
		const [definition] = await Promise.all([
			fetchCode(entry.load).then(withDataPage),
			blocks.preload(entry.blocks),
			preload(entry.components),
			loadLayout(entry.layout),
		]);
		return definition;
	};
	let load = once(fetchPage, failures);
	return {
		load: (page) => load(page),
		async replace(others) {
			if (!import.meta.env.DEV) return;
			pages = others;
			const next = once(fetchPage, failures);
			await Promise.all([...opened].filter((page) => entryOf(page)).map(next));
			load = next;
		},
		loadLayout,
		writesOf: (page) => entryOf(page)?.writes ?? [],
		knows: (page) => entryOf(page) !== undefined,
		layoutOf: (page) => entryOf(page)?.layout ?? 'main',
	};
}

/** Most pages with data stand in the main layout, which brings what draws them; it is waited for in any case. */
async function withDataPage(definition: PageDefinition): Promise<PageDefinition> {
	if (hasData(definition)) await fetchCode(loadDataPage);
	return definition;
}

/** How to forget each failure that is still there. */
type Failures = Set<() => void>;

/** A retry of a layout retries the page in it, too. */
function forgetAll(failures: Failures): void {
	for (const forget of failures) forget();
	failures.clear();
}

const FAILURE_STAYS_MS = 5000;

/**
 * Fetches each thing once. React asks again as soon as it hears of a failure, and has to find that same failure: it would ask for ever
 * otherwise. So a failure stays for a while, or until someone who wants to try again has it forgotten.
 */
function once<Name extends string, Value>(fetchOne: (name: Name) => Promise<Value>, failures: Failures): (name: Name) => Promise<Value> {
	const known = new Map<Name, Promise<Value>>();
	return (name) => {
		const before = known.get(name);
		if (before) return before;
		const loading = fetchOne(name);
		known.set(name, loading);
		loading.then(
			// As React marks promises that it has waited for: without it the first drawing would show a fallback for a moment.
			(value) => Object.assign(loading, { status: 'fulfilled', value }),
			(error: unknown) => {
				const forget = (): void => void known.delete(name);
				failures.add(forget);
				if (error instanceof CodeMissing) error.forget = () => forgetAll(failures);
				setTimeout(() => failures.delete(forget) && forget(), FAILURE_STAYS_MS);
			},
		);
		return loading;
	};
}
