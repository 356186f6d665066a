// @vitest-environment node
import { expect, test } from 'vitest';
import { createPageLoader } from '#src/app/page-loader.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';

const definition = { name: 'home' } as PageDefinition;

function createTestLoader(load: PageEntry['load'] = async () => definition) {
	const preloaded: string[] = [];
	const blocks = { preload: async (kinds: readonly string[]) => void preloaded.push(...kinds) } as BlockRegistry;
	const layout = async (name: string): Promise<() => null> => {
		preloaded.push(name);
		return () => null;
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

test('a page that could not be fetched is fetched again at the next visit', async () => {
	let attempts = 0;
	const { loader } = createTestLoader(async () => {
		attempts += 1;
		if (attempts === 1) throw new Error('offline');
		return definition;
	});
	await expect(loader.load('home')).rejects.toThrow('offline');
	expect(await loader.load('home')).toBe(definition);
});

test('an unknown page is refused by its name and stands in the main layout', async () => {
	const { loader } = createTestLoader();
	await expect(loader.load('constructor')).rejects.toThrow('constructor');
	expect([loader.knows('constructor'), loader.knows('home'), loader.layoutOf('gone')]).toEqual([false, true, 'main']);
});
