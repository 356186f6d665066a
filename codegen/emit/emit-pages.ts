import type { PageModel } from '#codegen/check/check-page.ts';
import type { ModuleModel } from '#codegen/check/names.ts';
import { onceFor } from '#codegen/incremental/once-for.ts';
import { printCompiled, printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Emits one module per page and the table through which the router and the prefetcher find them. */
export function emitPages(pages: readonly PageModel[]): VirtualFile[] {
	const sorted = [...pages].sort((a, b) => (a.name < b.name ? -1 : 1));
	const files = sorted.map(emitPage);
	const entries = sorted.map((page) => {
		const blocks = `[${page.first.blocks.map(printScalar).join(', ')}]`;
		const components = page.first.components.length > 0 ? `, components: [${page.first.components.map(printScalar).join(', ')}]` : '';
		const writes = page.writes.length > 0 ? `, writes: [${page.writes.map(printScalar).join(', ')}]` : '';
		return `\t${printKey(page.name)}: { load: async () => (await import('./pages/${page.name}.ts')).page, layout: '${page.layout}', blocks: ${blocks}${components}${writes} },\n`;
	});
	const names = sorted.map(({ name }) => printScalar(name)).join(' | ') || 'never';
	const text = `${header('pages/')}import type { PageEntry } from '#src/pages/page-definition.ts';

export type PageName = ${names};

export const pages: Readonly<Record<PageName, PageEntry>> = {
${entries.join('')}};
`;
	return [...files, { folder: 'generated', path: 'pages.ts', text }];
}

const emitPage = onceFor((page: PageModel): VirtualFile => {
	const body = `import type { PageDefinition } from '#src/pages/page-definition.ts';\n\nexport const page: PageDefinition = ${printCompiled(page.definition)};\n`;
	return { folder: 'generated', path: `pages/${page.name}.ts`, text: `${header(page.file)}${body}` };
});

/** Emits lazy imports of the components and handlers named by pages. Unused ones are not part of the build. */
export function emitComponents(components: readonly ModuleModel[], handlers: readonly ModuleModel[]): VirtualFile {
	const load = ({ name, module, chunk, export: exported }: ModuleModel): string => {
		const named = chunk ? `/* webpackChunkName: "${chunk}" */ ` : '';
		return `\t${printKey(name)}: async () => (await import(${named}'#src/${module}')).${exported},\n`;
	};
	const text = `${header('components.yaml')}/** Types are those of the modules; \`src/app/\` holds them against what the page runtime takes. */
export const components = {
${components.map(load).join('')}};

export const handlers = {
${handlers.map(load).join('')}};
`;
	return { folder: 'generated', path: 'components.ts', text };
}
