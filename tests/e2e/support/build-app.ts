import { runNode } from './run-node.ts';

export interface BuildOptions {
	dist: string;
	/** Folder of the manifests to compile; by default the product's existing output is used. */
	manifests?: string;
	demo?: boolean;
	/** True by default. Minifying takes half of the build time. */
	minify?: boolean;
}

export async function buildApp({ dist, manifests, demo = false, minify = true }: BuildOptions): Promise<void> {
	const env: Record<string, string> = minify ? {} : { MINIFY: 'off' };
	if (manifests) {
		env.MANIFESTS = manifests;
		await runNode(['codegen/main.mjs'], env);
	}
	const mode = demo ? ['--env-mode', 'demo'] : [];
	await runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--dist-path', dist, ...mode], env);
}
