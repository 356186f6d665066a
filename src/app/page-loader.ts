import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';

/** Fetches compiled pages together with the blocks that they use. */
export interface PageLoader {
	layoutOf(page: string): PageEntry['layout'];
	knows(page: string): boolean;
	/** The same promise at every call, until it failed. Once the page has arrived, React's `use` takes it from there without waiting. */
	load(page: string): Promise<PageDefinition>;
}

export function createPageLoader(pages: Readonly<Record<string, PageEntry>>, blocks: BlockRegistry): PageLoader {
	const onTheWay = new Map<string, Promise<PageDefinition>>();
	const entryOf = (page: string): PageEntry | undefined => (Object.hasOwn(pages, page) ? pages[page] : undefined);

	const fetchPage = async (page: string): Promise<PageDefinition> => {
		const entry = entryOf(page);
		if (!entry) throw new Error(`No page is called ${page}.`);
		try {
			const [definition] = await Promise.all([entry.load(), blocks.preload(entry.blocks)]);
			return definition;
		} catch (error) {
			// A lost connection must not stay for good: the next visit tries again.
			onTheWay.delete(page);
			throw error;
		}
	};

	return {
		knows: (page) => entryOf(page) !== undefined,
		layoutOf: (page) => entryOf(page)?.layout ?? 'main',
		load(page) {
			const known = onTheWay.get(page);
			if (known) return known;
			const loading = readable(fetchPage(page));
			onTheWay.set(page, loading);
			return loading;
		},
	};
}

/** Marks a promise as React marks those it has waited for; without it the first drawing would show a fallback for a moment. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
	promise.then(
		(value) => Object.assign(promise, { status: 'fulfilled', value }),
		() => undefined,
	);
	return promise;
}
