import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import type { ShippedFiles } from '#mock/operation.ts';
import { PACKAGES_OF_ENGINES } from './judge-engines.ts';
import { PACKAGES_OF_WORKER } from './service-worker.ts';

/** File of a build with the licences of all packages that it contains. */
const NOTICES = 'licenses.txt';

const RULE = '-'.repeat(80);

/** Packages that come without the text of their licence. */
const KEPT_TEXTS: Readonly<Record<string, string>> = { pyodide: 'pyodide.txt', '@yowasp/clang': 'clang.txt' };

/** The first words of the licence that is not taken, of packages that offer a choice of two. */
const OTHER_LICENCE: Readonly<Record<string, string>> = { dompurify: 'Mozilla Public License', jszip: 'GPL version 3' };

const LICENCE_FILE = /^(licen[sc]e|copying)/i;

/** The innermost package of a path. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** Names every package of the bundle and of the service worker, and the engines that are copied beside them, with version, licence and its text. */
export const licenceNoticesPlugin = (root: string, engines: ShippedFiles['engines']): RsbuildPlugin => ({
	name: 'licence-notices',
	apply: 'build',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			const beside = [...PACKAGES_OF_WORKER, ...engines.map((engine) => PACKAGES_OF_ENGINES[engine])];
			const folders = new Set([...bundledFolders(compilation), ...beside.map((name) => path.join(root, 'node_modules', name))]);
			compilation.emitAsset(NOTICES, new sources.RawSource(noticesOf(folders, root).join(`\n\n${RULE}\n\n`)));
		});
	},
});

function bundledFolders({ chunks, chunkGraph }: Rspack.Compilation): string[] {
	const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
	const single = modules.flatMap((module) => (module instanceof rspack.ConcatenatedModule ? module.modules : [module]));
	return single.flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '')?.[0] ?? []);
}

/** A notice for each text, below the packages that have it. */
function noticesOf(folders: ReadonlySet<string>, root: string): string[] {
	const packages = new Map<string, string[]>();
	for (const folder of folders) {
		const {
			name = '',
			version,
			license = '',
		} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
		const text = textOf(folder, name, root);
		packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} ${license}`.trim()]);
	}
	return [...packages].map(([text, names]) => [...names.sort(), '', text].join('\n').trim()).sort();
}

/** A package whose text is nowhere has only the name of its licence. */
function textOf(folder: string, name: string, root: string): string {
	const kept = KEPT_TEXTS[name];
	if (kept) return readFileSync(path.join(root, 'build/licences', kept), 'utf8');
	const text = readdirSync(folder)
		.filter((file) => LICENCE_FILE.test(file))
		.sort()
		.map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
		.join('\n\n');
	const other = OTHER_LICENCE[name];
	return other === undefined ? text : text.slice(0, text.indexOf(other)).trim();
}
