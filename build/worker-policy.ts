import type { RsbuildPlugin } from '@rsbuild/core';

/** Folder of the worker scripts in a build, from the chunk name in `engines/browser/browser-runner.ts`. */
const WORKERS = 'static/js/async/workers/';

/** Of every page: other sites cannot frame the app. Browsers ignore this directive in a `<meta>`. */
export const FRAME_POLICY = "frame-ancestors 'self'";

/**
 * Two policies, both of which apply to a worker: one for the origin and one for folders, because a policy cannot name a folder of an
 * unknown origin.
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

export const workerPolicyPlugin = (base: string): RsbuildPlugin => ({
	name: 'worker-policy',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			const pages = `${base}*\n  Content-Security-Policy: ${FRAME_POLICY}\n`;
			const workers = `${base}${WORKERS}*\n  Content-Security-Policy: ${workerPolicy(base)}\n  X-Content-Type-Options: nosniff\n`;
			compilation.emitAsset('_headers', new sources.RawSource(pages + workers));
		});
	},
});
