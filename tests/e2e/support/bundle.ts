import { mkdtempSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { inject } from 'vitest';

/** Bundles a module of `src/` into a script that assigns its exports to `window`. Returns the script's path. */
export async function bundleForBrowser(module: string): Promise<string> {
	const root = mkdtempSync(`${inject('folder')}/module-`);
	const rsbuild = await createRsbuild({
		rsbuildConfig: {
			mode: 'production',
			logLevel: 'error',
			source: { entry: { index: `./${module}` } },
			output: { distPath: { root }, filenameHash: false, cleanDistPath: false },
			splitChunks: false,
			tools: { htmlPlugin: false, rspack: { output: { library: { type: 'window' }, asyncChunks: false } } },
		},
	});
	await (await rsbuild.build()).close();
	return `${root}/static/js/index.js`;
}
