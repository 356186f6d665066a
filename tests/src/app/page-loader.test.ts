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
		loader: createPageLoader({ pages: { home: { load, layout: 'blank', blocks: ['text', 'form'] } }, blocks, layouts, components: {} }),
		preloaded,
	};
}

test('a page comes with its blocks and its layout, once for all who ask', async () => {
	const { loader, preloaded } = createTestLoader();
	expect(loader.load('home')).toBe(loader.load('home'));
	expect(await loader.load('home')).toBe(definition);
	expect(preloaded).toEqual(['text', 'form', 'blank layout']);
	expect(loader.layoutOf('home')).toBe('blank');
});

test('a page that has arrived can be drawn without waiting', async () => {
	const { loader } = createTestLoader();
	const loading = loader.load('home');
	await loading;
	expect(loading).toMatchObject({ status: 'fulfilled', value: definition });
});

/** A page that comes at the given attempt, and is asked for until it has failed twice. */
async function createFailedLoader(comesAt: number) {
	let attempts = 0;
	const { loader } = createTestLoader(async () => {
		attempts += 1;
		if (attempts < comesAt) throw new Error('offline');
		return definition;
	});
	const loading = loader.load('home');
	const failure = loading.catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(300);
	return { loader, loading, failure: await failure, attempts: () => attempts };
}

test('a page that does not come is asked for once more by itself', async () => {
	const { failure, attempts } = await createFailedLoader(2);
	expect(failure).toBe(definition);
	expect(attempts()).toBe(2);
});

test('who asks again at once finds the same failure: React does so, and would ask for ever', async () => {
	const { loader, loading, failure, attempts } = await createFailedLoader(9);
	expect(failure).toBeInstanceOf(CodeMissing);
	expect(loader.load('home')).toBe(loading);
	expect(attempts()).toBe(2);
});

test.each([
	['was forgotten', async (failure: unknown) => (failure as CodeMissing).forget()],
	['is some seconds old', () => vi.advanceTimersByTimeAsync(5000)],
])('the page is fetched anew once its failure %s', async (_case, pass) => {
	const { loader, failure } = await createFailedLoader(3);
	await pass(failure);
	expect(await loader.load('home')).toBe(definition);
});

test('an unknown page is refused by its name and stands in the main layout', async () => {
	const { loader } = createTestLoader();
	await expect(loader.load('constructor')).rejects.toThrow('constructor');
	expect([loader.knows('constructor'), loader.knows('home'), loader.layoutOf('gone')]).toEqual([false, true, 'main']);
});
