// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Layout } from '#src/app/layouts.ts';
import { createPageLoader } from '#src/app/page-loader.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const definition = { name: 'home', data: {} } as PageDefinition;

function createTestLoader(load: PageEntry['load'] = async () => definition) {
	const preloaded: string[] = [];
	const blocks = { preload: async (kinds: readonly string[]) => void preloaded.push(...kinds) } as BlockRegistry;
	const layout = async (name: string): Promise<Layout> => {
		preloaded.push(name);
		return { shell: () => null, pages: () => null };
	};
	const layouts = { main: () => layout('main layout'), blank: () => layout('blank layout') };
	return {
		loader: createPageLoader({
			parts: { pages: { home: { load, layout: 'blank', blocks: ['text', 'form'] } }, components: {}, loadMore: async () => undefined },
			blocks,
			layouts,
		}),
		preloaded,
	};
}

test('loads a page with its blocks and layout once for concurrent calls', async () => {
	const { loader, preloaded } = createTestLoader();
	expect(loader.loaderOf('home')()).toBe(loader.loaderOf('home')());
	expect(await loader.loaderOf('home')()).toBe(definition);
	expect(preloaded).toEqual(['text', 'form', 'blank layout']);
	expect(loader.layoutOf('home')).toBe('blank');
});

/** Loads a page whose fetch succeeds at the given attempt, and lets the first automatic retry run. */
async function createFailedLoader(comesAt: number) {
	let attempts = 0;
	const { loader } = createTestLoader(async () => {
		attempts += 1;
		if (attempts < comesAt) throw new Error('offline');
		return definition;
	});
	const loading = loader.loaderOf('home')();
	const failure = loading.catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(300);
	return { loader, failure: await failure, attempts: () => attempts };
}

test('retries a failed page load once', async () => {
	const { failure, attempts } = await createFailedLoader(2);
	expect(failure).toBe(definition);
	expect(attempts()).toBe(2);
});

test('a page that failed is fetched again by the next call', async () => {
	const { loader, failure } = await createFailedLoader(3);
	expect(failure).toBeInstanceOf(CodeMissing);
	expect(await loader.loaderOf('home')()).toBe(definition);
});

test('a page that lacks its layout fails with the error of the layout, so showing that error lets both load anew', async () => {
	const lost = async (): Promise<Layout> => Promise.reject(new Error('offline'));
	const loader = createPageLoader({
		parts: { pages: {}, components: {}, loadMore: () => Promise.reject(new Error('no parts')) },
		blocks: {} as BlockRegistry,
		layouts: { main: lost, blank: lost },
	});
	const failures = Promise.allSettled([loader.layouts.main.current().promise, loader.loaderOf('home')()]);
	await vi.advanceTimersByTimeAsync(300);
	const [layout, page] = await failures;
	expect(layout).toMatchObject({ status: 'rejected', reason: { message: 'offline' } });
	expect(page).toEqual(layout);
});

test('rejects an unknown page by name and gives it the main layout', async () => {
	const { loader } = createTestLoader();
	await expect(loader.loaderOf('constructor')()).rejects.toThrow('constructor');
	expect([loader.knows('constructor'), loader.knows('home'), loader.layoutOf('gone')]).toEqual([false, true, 'main']);
});

test('the page of an embedded site has a frame and no manifest', async () => {
	const { loader, preloaded } = createTestLoader();
	const { view, title } = await loader.loaderOf('frame:https://board.test/')();
	expect([view[0]?.block, title, preloaded, loader.layoutOf('frame:https://board.test/')]).toEqual([
		'frame',
		'',
		['frame', 'main layout'],
		'main',
	]);
});
