import { specifierOf } from '#codegen/check/named-file.ts';
import type { ModuleModel } from '#codegen/check/names.ts';
import type { PageModel } from '#codegen/check/page/check-page.ts';
import { printCompiled, printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/**
 * Emits one module per page and the tables through which the router and the prefetcher find them. Pages of the main layout have a table of
 * their own: it is loaded with that layout, so that it costs the sign-in page nothing. The sign-in page itself is in the chunk of its layout,
 * because most first visits load both, and a request costs as much as the page. With `served` routes a server may embed sites.
 */
export function emitPages(
	pages: readonly PageModel[],
	{ signInPage, served }: { signInPage: string | null; served: boolean },
): VirtualFile[] {
	const sorted = [...pages].sort((a, b) => (a.name < b.name ? -1 : 1));
	const files = sorted.map(emitPage);
	const entry = (page: PageModel): string => {
		const blocks = `[${page.first.blocks.map(printScalar).join(', ')}]`;
		const components = page.first.components.length > 0 ? `, components: [${page.first.components.map(printScalar).join(', ')}]` : '';
		const writes = page.writes.length > 0 ? `, writes: [${page.writes.map(printScalar).join(', ')}]` : '';
		const chunk = page.name === signInPage && page.layout === 'blank' ? '/* webpackChunkName: "blank-layout" */ ' : '';
		return `\t${printKey(page.name)}: { load: async () => (await import(${chunk}'./pages/${page.name}.ts')).page, layout: '${page.layout}', blocks: ${blocks}${components}${writes} },\n`;
	};
	const table = (name: string, layout: PageModel['layout']): string => {
		const own = sorted.filter((page) => page.layout === layout).map(entry);
		return `export const ${name}: Readonly<Record<string, PageEntry>> = {\n${own.join('')}};\n`;
	};
	const typeImport = "import type { PageEntry } from '#src/pages/page-definition.ts';\n\n";
	const names = sorted.map(({ name }) => printScalar(name)).join(' | ') || 'never';
	const text = `${header('pages/')}${typeImport}export type PageName = ${names};\n\n${table('blankPages', 'blank')}`;
	const mainText = `${header('pages/')}${typeImport}${table('mainPages', 'main')}`;
	const kinds = [...new Set([...pages.flatMap(({ blocks }) => blocks), ...(served ? ['frame'] : [])])].sort();
	const kindsText = `${header('pages/')}/** Kinds of blocks that pages use, and served routes. The build leaves out the code of all others. */\nexport const blockKinds = [${kinds.map(printScalar).join(', ')}];\n\nexport const richValues = ${pages.some(({ richValues }) => richValues)};\n`;
	return [
		...files,
		{ folder: 'generated', path: 'pages.ts', text },
		{ folder: 'generated', path: 'main-pages.ts', text: mainText },
		{ folder: 'generated', path: 'drawn-parts.ts', text: kindsText },
	];
}

function emitPage(page: PageModel): VirtualFile {
	const body = `import type { PageDefinition } from '#src/pages/page-definition.ts';\n\nexport const page: PageDefinition = ${printCompiled(page.definition)};\n`;
	return { folder: 'generated', path: `pages/${page.name}.ts`, text: `${header(page.file)}${body}` };
}

/**
 * Chunk of each component that shares one: a request costs more than most components. Those of the home page share a chunk, even if another
 * page has some of them; otherwise those of exactly the same pages.
 */
export function chunkNames(pages: readonly Pick<PageModel, 'name' | 'first'>[], home: string | null): ReadonlyMap<string, string> {
	const groups = new Map<string, string[]>();
	for (const component of new Set(pages.flatMap(({ first }) => first.components))) {
		const users = pages.flatMap(({ name, first }) => (first.components.includes(component) ? [name] : [])).sort();
		const chunk = home !== null && users.includes(home) ? home : users.join('-');
		groups.set(chunk, [...(groups.get(chunk) ?? []), component]);
	}
	const shared = [...groups].filter(([, components]) => components.length > 1);
	return new Map(shared.flatMap(([chunk, components]) => components.map((component) => [component, chunk] as const)));
}

/**
 * Emits lazy imports of the components and handlers named by pages, and for the build, which lists the files that a page needs first, the
 * modules of the components. Unused ones are not part of the build.
 */
export function emitComponents(
	components: readonly ModuleModel[],
	handlers: readonly ModuleModel[],
	chunks: ReadonlyMap<string, string>,
): VirtualFile[] {
	const load = ({ name, module, export: exported }: ModuleModel): string => {
		const chunk = chunks.get(name);
		const named = chunk ? `/* webpackChunkName: "${chunk}" */ ` : '';
		return `\t${printKey(name)}: async () => (await import(${named}'${specifierOf(module)}')).${exported},\n`;
	};
	const text = `${header('components.yaml')}import type { ComponentType } from 'react';
import type { Handler } from '#src/pages/use-page-code.ts';
import type { ComponentProps, HandlerTypes } from './component-props.ts';

export const components = {
${components.map(load).join('')}} satisfies { [Name in keyof ComponentProps]?: () => Promise<ComponentType<ComponentProps[Name]>> };

export const handlers = {
${handlers.map(load).join('')}} satisfies { [Name in keyof HandlerTypes]?: () => Promise<Handler<Name>> };
`;
	const modules = components.map(({ name, module }) => `\t${printKey(name)}: ${printScalar(module.replace(/^\.\//, ''))},\n`);
	const modulesText = `${header('components.yaml')}export const componentModules = {\n${modules.join('')}};\n`;
	return [
		{ folder: 'generated', path: 'components.ts', text },
		{ folder: 'generated', path: 'component-modules.ts', text: modulesText },
	];
}
