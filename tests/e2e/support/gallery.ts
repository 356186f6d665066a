import { mkdtempSync, rmSync } from 'node:fs';
import { startAppServer } from '#tests/support/app-server.ts';
import { runNode } from './run-node.ts';

const GALLERY = { MANIFESTS: 'examples/gallery' };

export interface Gallery {
	url: string;
	close: () => Promise<void>;
}

/** The app of `examples/gallery`, built with its back end in the page. */
export async function serveGallery(): Promise<Gallery> {
	const dist = mkdtempSync('.cache/gallery-');
	await runNode(['codegen/main.mjs'], GALLERY);
	await runNode(
		['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--env-mode', 'demo', '--dist-path', dist],
		GALLERY,
	);
	const server = await startAppServer({ dist });
	return {
		url: server.url,
		async close() {
			await server.close();
			rmSync(dist, { recursive: true, force: true });
		},
	};
}
