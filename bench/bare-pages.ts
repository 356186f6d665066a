/** Builds the yardstick pages of `bench/bare/`: minimal pages with React or a single library. */
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export type BarePage =
	| 'blockly'
	| 'document'
	| 'editor'
	| 'film'
	| 'index'
	| 'list'
	| 'paper'
	| 'robot'
	| 'table'
	| 'tabs'
	| 'tree'
	| 'window';

/** Builds `<page>.html` for each page with the app's build tools. `prefix` is the path under which `folder` is served. */
export async function buildBarePages(folder: string, pages: readonly BarePage[], prefix = '/'): Promise<void> {
	process.env.NODE_ENV = 'production';
	const rsbuild = await createRsbuild({
		config: {
			mode: 'production',
			plugins: [pluginReact()],
			source: { entry: Object.fromEntries(pages.map((page) => [page, `./bench/bare/${page}.tsx`])) },
			html: { title: 'Bare' },
			output: { distPath: { root: folder }, assetPrefix: prefix, copy: [] },
			server: { publicDir: false },
			logLevel: 'error',
		},
	});
	await (await rsbuild.build()).close();
}

/** Adds bare pages to a built app, so that one server serves both: `/bare/tabs.html`. Returns their folder. */
export async function addBarePages(dist: string, pages: readonly BarePage[]): Promise<string> {
	const folder = path.join(dist, 'bare');
	await buildBarePages(folder, pages, '/bare/');
	return folder;
}
