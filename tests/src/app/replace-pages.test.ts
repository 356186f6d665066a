// @vitest-environment node
import { expect, test } from 'vitest';
import { createPageLoader } from '#src/app/page-loader.ts';
import { createPageParts } from '#src/app/page-parts.ts';
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

function createTestLoader(pages: Record<string, PageEntry>) {
	const layout = async () => ({ shell: () => null, pages: () => null });
	const parts = {
		...createPageParts(
			pages,
			async () => ({}),
			() => undefined,
		),
		loadMore: async () => undefined,
	};
	const loader = createPageLoader({
		parts,
		blocks: { preload: async () => undefined } as unknown as BlockRegistry,
		layouts: { main: layout, blank: layout },
	});
	const save = (saved: Record<string, PageEntry>): Promise<void> => {
		parts.replacePages(saved);
		return loader.reload();
	};
	return { loader, save };
}

test('recompiled pages replace open pages and render at once', async () => {
	const { loader, save } = createTestLoader({ home: entryOf('old') });
	await loader.loaderOf('home')();
	await save({ home: entryOf('new') });
	expect(loader.loaderOf('home').current().result).toMatchObject({ value: { title: 'new' } });
});

test('fetches only open pages again, and ignores a removed one', async () => {
	const fetched: string[] = [];
	const { loader, save } = createTestLoader({ home: entryOf('home'), gone: entryOf('gone'), other: entryOf('other', fetched) });
	await Promise.all([loader.loaderOf('home')(), loader.loaderOf('gone')()]);
	await save({ home: entryOf('home', fetched), other: entryOf('other', fetched) });
	expect(fetched).toEqual(['home']);
	expect(loader.knows('gone')).toBe(false);
});
