import { runNode } from './run-node.ts';

export interface BuildOptions {
	/** Folder of the built app. */
	dist: string;
	/** Folder of the manifests that the app is compiled from; by default the product's, as they were compiled last. */
	manifests?: string;
	/** With its back end in the page. */
	demo?: boolean;
	/** Whether its scripts are made small: half the time of a build. By default they are. */
	minify?: boolean;
}

/** Builds an app as the scripts of package.json do. */
export async function buildApp({ dist, manifests, demo = false, minify = true }: BuildOptions): Promise<void> {
	const env: Record<string, string> = minify ? {} : { MINIFY: 'off' };
	if (manifests) {
		env.MANIFESTS = manifests;
		await runNode(['codegen/main.mjs'], env);
	}
	const mode = demo ? ['--env-mode', 'demo'] : [];
	await runNode(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error', '--dist-path', dist, ...mode], env);
}
