import { CodeMissing, fetchCode } from '#src/lib/fetch-code.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import { loadComponent } from '#src/pages/load-component.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';
import type { PageCatalog } from '#src/tabs/page-key.ts';
import type { Layout, Layouts } from './layouts.ts';
import type { PageParts } from './page-parts.ts';

export interface PageLoader extends PageCatalog {
	knows(page: string): boolean;
	/** Returns a cached promise; a failed one is replaced once forgotten or a few seconds old. `use` reads a loaded page synchronously. */
	load(page: string): Promise<PageDefinition>;
	loadLayout(name: PageEntry['layout']): Promise<Layout>;
	/** Fetches the open pages again after their manifests were saved. Dev server only. */
	reload(): Promise<void>;
}

interface PageLoaderOptions {
	parts: Pick<PageParts, 'pages' | 'components' | 'loadMore'>;
	blocks: BlockRegistry;
	layouts: Layouts;
}

export function createPageLoader({ parts, blocks, layouts }: PageLoaderOptions): PageLoader {
	const { pages, components, loadMore } = parts;
	const opened = new Set<string>();
	const failures: Failures = new Set();
	const entryOf = (page: string): PageEntry | undefined => (Object.hasOwn(pages, page) ? pages[page] : undefined);
	const loadLayout = once((name: PageEntry['layout']) => fetchCode(layouts[name]), failures);
	/** Never rejects: a block handles failures of its own component. */
	const preload = (names: readonly string[] = []): Promise<unknown> =>
		Promise.allSettled(names.flatMap((name) => components[name] ?? []).map(loadComponent));
	const fetchPage = async (page: string): Promise<PageDefinition> => {
		opened.add(page);
		if (!entryOf(page) || entryOf(page)?.components) await loadMore();
		const entry = entryOf(page);
		if (!entry) throw new Error(`Unknown page: ${page}.`);
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
		async reload() {
			if (!import.meta.env.DEV) return;
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

/** Waits for the data-page chunk, which the main layout has already requested for most pages. */
async function withDataPage(definition: PageDefinition): Promise<PageDefinition> {
	if (!definition.plain) await fetchCode(loadDataPage);
	return definition;
}

type Failures = Set<() => void>;

/** Retrying a layout also retries the page in it. */
function forgetAll(failures: Failures): void {
	for (const forget of failures) forget();
	failures.clear();
}

const FAILURE_STAYS_MS = 5000;

/**
 * Loads each item once. React calls again right after a rejection and must get the same rejected promise, or it would loop. So a failure
 * stays cached for a while, or until a retry forgets it.
 */
function once<Name extends string, Value>(fetchOne: (name: Name) => Promise<Value>, failures: Failures): (name: Name) => Promise<Value> {
	const cache = new Map<Name, Promise<Value>>();
	return (name) => {
		const cached = cache.get(name);
		if (cached) return cached;
		const loading = fetchOne(name);
		cache.set(name, loading);
		loading.then(
			// Marks the promise as React does after `use`; otherwise the first render would show a fallback.
			(value) => Object.assign(loading, { status: 'fulfilled', value }),
			(error: unknown) => {
				const forget = (): void => void cache.delete(name);
				failures.add(forget);
				if (error instanceof CodeMissing) error.forget = () => forgetAll(failures);
				setTimeout(() => failures.delete(forget) && forget(), FAILURE_STAYS_MS);
			},
		);
		return loading;
	};
}
