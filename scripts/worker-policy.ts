import type { RsbuildPlugin } from '@rsbuild/core';

/** Folder of the worker scripts of a build, from the name that `mock/browser/judge-host.ts` gives its chunk. */
const WORKERS = 'static/js/async/workers/';

/**
 * The content security policy of the judge's workers, which is that of the answer with their script. It is two policies, and both hold: the
 * first keeps to the origin, the second to folders of it, since a policy cannot name a folder of an origin that it does not know.
 */
export function workerPolicy(base: string): string {
	const under = (folder: string): string => `*:*${base}${folder}`;
	return [
		["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"],
		[
			"default-src 'none'",
			`script-src ${under('static/js/')} ${under('judge-engines/')} 'wasm-unsafe-eval'`,
			`connect-src ${under('judge-engines/')}`,
		],
	]
		.map((directives) => directives.join('; '))
		.join(', ');
}

/** Writes the headers of workers as hosts of static files read them: `_headers` at the root of the build. */
export const workerPolicyPlugin = (base: string): RsbuildPlugin => ({
	name: 'worker-policy',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			const text = `${base}${WORKERS}*\n  Content-Security-Policy: ${workerPolicy(base)}\n  X-Content-Type-Options: nosniff\n`;
			compilation.emitAsset('_headers', new sources.RawSource(text));
		});
	},
});
