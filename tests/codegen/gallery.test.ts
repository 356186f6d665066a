import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import { resolveProject } from '#codegen/project.ts';

/** Section titles of a gallery page: those of every block, and those of blocks with a source. */
const ALWAYS = ['常态', '文字很长', '很窄'];
const WITH_SOURCE = ['常态', '加载中', '没有内容', '出错', '文字很长', '很窄'];

interface Section {
	block: string;
	title?: string;
	blocks?: unknown;
}

interface GalleryPage {
	page: string;
	view: readonly Section[];
}

const readYaml = (file: string): unknown => parse(readFileSync(`examples/gallery/${file}`, 'utf8'));
const pages = readdirSync('examples/gallery/pages').map((file) => file.replace('.yaml', ''));

const sectionsOf = (kind: string): readonly Section[] =>
	(readYaml(`pages/${kind}.yaml`) as GalleryPage).view.filter(({ block, title }) => block === 'card' && title !== undefined);

const hasSource = (kind: string): boolean => blockKinds[kind]?.keys.source !== undefined;

function kindsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(kindsIn);
	if (typeof value !== 'object' || value === null) return [];
	const own = 'block' in value ? [String(value.block)] : [];
	return [...own, ...Object.values(value).flatMap(kindsIn)];
}

it('the gallery compiles without a finding', async () => {
	const { diagnostics } = await compileFiles(resolveProject({ MANIFESTS: 'examples/gallery' }, process.cwd()));
	expect(diagnostics).toEqual([]);
});

it('has a page for each kind of block, and no others', () => {
	expect(pages.filter((page) => page !== 'overview').sort()).toEqual(Object.keys(blockKinds).sort());
});

it('the menu links to every page', () => {
	const menu = readYaml('menus.yaml') as { sidebar: readonly { route: string }[] };
	const { routes } = readYaml('routes.yaml') as { routes: readonly { children: readonly { name: string; component: string }[] }[] };
	const byRoute = new Map(routes[0]?.children.map(({ name, component }) => [name, component]));
	expect(menu.sidebar.map(({ route }) => byRoute.get(route)).sort()).toEqual([...pages].sort());
});

describe.each(Object.keys(blockKinds))('the page of %s', (kind) => {
	it('has a section for each state', () => {
		const titles = sectionsOf(kind).map(({ title }) => title);
		expect(titles).toEqual(expect.arrayContaining(hasSource(kind) ? WITH_SOURCE : ALWAYS));
	});

	it('shows the block in each section', () => {
		for (const { title, blocks } of sectionsOf(kind)) expect(kindsIn(blocks), title).toContain(kind);
	});
});
