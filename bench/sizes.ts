/**
 * Gzipped size (-9) of the minified page runtime. The size of a block that pages use is the chunk of its component with its styles, without
 * lazy libraries; a shared chunk counts as a whole. The core is all modules of `src/pages/` and their imports, lazy ones included, without
 * tree shaking, React and the router. Both are built as the app is: the same minifier, class names and browsers.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { blockKinds } from '#generated/drawn-parts.ts';
import type { Figure } from './figure.ts';
import { gzippedSize } from './loaded-files.ts';

const FOLDER = '.cache/bench-sizes';
const BLOCK_LIMIT = 12;
const CORE_LIMIT = 27.5;

/** Parts of the product with a chunk of their own. */
const PARTS = [
	{ name: 'steps', limit: 40, roots: ['./product/programs/step-dialog.tsx', './engines/watched-program.ts'] },
	{
		name: 'block-editor',
		limit: 260,
		roots: ['./product/judge/editor/program-blocks.tsx', './node_modules/blockly/blockly.mjs'],
	},
	{ name: 'explanations', limit: 20, roots: ['./product/judge/errors/explain-errors.ts'] },
] as const;

/** Modules that programs import are part of a worker; what shows them is in several chunks, and uses parts of the page runtime. */
const MODULES = [
	{
		name: 'turtle',
		limit: 15,
		files: ['#engines/worker/python-turtle.ts', '#app/programs/turtle-picture.ts', '#app/programs/draw-picture.ts'],
	},
	{
		name: 'robot',
		limit: 60,
		files: ['#engines/worker/python-robot.ts', '#app/robot/world-view.tsx'],
	},
] as const;

/** Kinds without a chunk of their own; the first loads count them. */
const IN_ENTRY = ['buttons', 'text'];

export async function sizesFigures(): Promise<Figure[]> {
	process.env.NODE_ENV = 'production';
	const { content } = await loadConfig({ command: 'build' });
	return [...(await chunkFigures(content)), ...(await coreFigures(content)), ...(await moduleFigures(content))];
}

interface Chunk {
	files?: readonly string[];
	modules?: readonly Module[];
}

interface Module {
	name?: string;
	modules?: readonly Module[];
}

async function chunkFigures(app: RsbuildConfig): Promise<Figure[]> {
	const dist = path.join(FOLDER, 'app');
	const { chunks } = await build({ ...app, output: { ...app.output, distPath: { root: dist } } });
	const kinds = new Map<Chunk, string[]>();
	for (const kind of blockKinds.filter((name) => !IN_ENTRY.includes(name))) {
		const component = `./src/blocks/${kind}/${kind}-block.tsx`;
		const own = chunkOf(chunks, component);
		kinds.set(own, [...(kinds.get(own) ?? []), kind]);
	}
	const blocks = [...kinds].map(
		([{ files = [] }, [kind = '', ...others]]): Figure => ({
			name: `sizes-${others.length > 0 ? 'shared' : kind}`,
			value: gzippedSize(dist, files.filter(isCode)),
			unit: 'kB gz',
			limit: BLOCK_LIMIT,
			atMost: true,
			...(others.length > 0 && { note: `${others.length + 1} kinds` }),
		}),
	);
	const parts = PARTS.map(
		({ name, limit, roots }): Figure => ({
			name: `sizes-${name}`,
			value: gzippedSize(dist, roots.flatMap((root) => chunkOf(chunks, root).files ?? []).filter(isCode)),
			unit: 'kB gz',
			limit,
			atMost: true,
		}),
	);
	return [...blocks, ...parts];
}

function chunkOf(chunks: readonly Chunk[], root: string): Chunk {
	const own = chunks.find(({ modules = [] }) => modules.some((module) => holds(module, root)));
	if (!own) throw new Error(`No chunk of the build holds ${root}.`);
	return own;
}

const holds = ({ name, modules = [] }: Module, component: string): boolean =>
	name?.split(' + ')[0] === component || modules.some((module) => holds(module, component));

async function coreFigures({ output }: RsbuildConfig): Promise<Figure[]> {
	const modules = readdirSync('src/pages').filter((file) => /\.tsx?$/.test(file));
	const all = await bundle('core', output, modules.map((file) => `export * from '#src/pages/${file}';`).join('\n'));
	const query = await bundle(
		'query',
		output,
		"export { QueryClient, QueryObserver, keepPreviousData, notifyManager } from '@tanstack/query-core';",
	);
	return [
		{
			name: 'sizes-core',
			value: all,
			unit: 'kB gz',
			limit: CORE_LIMIT,
			atMost: true,
			note: `without React, ${query.toFixed(1)} of them the query library`,
		},
	];
}

async function moduleFigures({ output }: RsbuildConfig): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const { name, limit, files } of MODULES) {
		const value = await bundle(name, output, files.map((file) => `export * from '${file}';`).join('\n'));
		figures.push({ name: `sizes-${name}`, value, unit: 'kB gz', limit, atMost: true });
	}
	return figures;
}

async function bundle(name: string, app: RsbuildConfig['output'], entry: string): Promise<number> {
	const root = path.join(FOLDER, name);
	await build({
		mode: 'production',
		plugins: [pluginReact()],
		source: { entry: { index: `data:text/javascript,${encodeURIComponent(entry)}` } },
		output: { minify: app?.minify, cssModules: app?.cssModules, module: true, filenameHash: false, distPath: { root } },
		splitChunks: false,
		tools: {
			htmlPlugin: false,
			rspack: {
				externals: [/^react(-dom)?($|\/)/, /^react-router/],
				externalsType: 'module',
				output: { library: { type: 'module' } },
				module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
			},
		},
	});
	// The folder above also holds the files of `public/`.
	const folder = path.join(root, 'static');
	return gzippedSize(folder, readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode));
}

async function build(config: RsbuildConfig): Promise<{ chunks: readonly Chunk[] }> {
	const rsbuild = await createRsbuild({ config: { ...config, logLevel: 'error' } });
	let chunks: readonly Chunk[] = [];
	rsbuild.onAfterBuild(({ stats }) => {
		chunks = stats?.toJson({ all: false, chunks: true, chunkModules: true, nestedModules: true }).chunks ?? [];
	});
	await (await rsbuild.build()).close();
	return { chunks };
}

const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
