import { runNode } from './run-node.ts';

export interface BuildOptions {
	dist: string;
	/** Folder of the manifests to compile; by default the product's existing output is used. */
	manifests?: string;
	demo?: boolean;
	/** True by default. Minifying takes half of the build time. */
	minify?: boolean;
	/** `ASSET_PREFIX`; none by default. */
	assets?: string;
}

export async function buildApp({ dist, manifests, demo = false, minify = true, assets = '' }: BuildOptions): Promise<void> {
	const env: Record<string, string> = { ASSET_PREFIX: assets, ...(minify ? {} : { MINIFY: 'off' }) };
	if (manifests) {
		env.MANIFESTS = manifests;
		await runNode(['codegen/main.mjs'], env);
	}
	const mode = demo ? ['--env-mode', 'demo'] : [];
	await runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--dist-path', dist, ...mode], env);
}
