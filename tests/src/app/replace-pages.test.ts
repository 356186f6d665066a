// @vitest-environment node
import { expect, test } from 'vitest';
import { createPageLoader } from '#src/app/page-loader.ts';
import type { BlockRegistry } from '#src/pages/block-registry.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';

const entryOf = (title: string, fetched: string[] = []): PageEntry => ({
	load: async () => {
		fetched.push(title);
		return { name: 'home', title, data: {} } as unknown as PageDefinition;
	},
	layout: 'blank',
	blocks: [],
});

function createTestLoader(pages: Readonly<Record<string, PageEntry>>) {
	const layout = async () => ({ shell: () => null, pages: () => null });
	return createPageLoader({
		pages,
		blocks: { preload: async () => undefined } as unknown as BlockRegistry,
		layouts: { main: layout, blank: layout },
		components: {},
	});
}

test('recompiled pages replace open pages and render without suspending', async () => {
	const loader = createTestLoader({ home: entryOf('old') });
	await loader.load('home');
	await loader.replace({ home: entryOf('new') });
	expect(loader.load('home')).toMatchObject({ status: 'fulfilled', value: { title: 'new' } });
});

test('fetches only open pages again, and ignores a removed one', async () => {
	const fetched: string[] = [];
	const loader = createTestLoader({ home: entryOf('home'), gone: entryOf('gone'), other: entryOf('other', fetched) });
	await Promise.all([loader.load('home'), loader.load('gone')]);
	await loader.replace({ home: entryOf('home', fetched), other: entryOf('other', fetched) });
	expect(fetched).toEqual(['home']);
	expect(loader.knows('gone')).toBe(false);
});
