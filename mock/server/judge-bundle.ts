import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, ROOT } from './judge-engines.ts';

let bundled: Promise<string> | null = null;

/** Bundles the worker once per process, with the texts of the app for which the process was started. */
export function bundleWorker(): Promise<string> {
	bundled ??= bundleFor(process.env.TSX_TSCONFIG_PATH);
	return bundled;
}

/**
 * Bundles the worker of a judge process into one JavaScript file with a content hash in its name. `settings` is the tsconfig.json with the paths of an
 * app that is not the product.
 */
export async function bundleFor(settings: string | undefined): Promise<string> {
	const { rspack } = await import('@rsbuild/core');
	mkdirSync(FOLDER, { recursive: true });
	const folder = mkdtempSync(path.join(FOLDER, 'bundle-'));
	try {
		const compiler = rspack({
			mode: 'production',
			context: ROOT,
			target: 'node20',
			devtool: false,
			entry: './mock/server/judge-worker.ts',
			resolve: settings === undefined ? {} : { tsConfig: settings },
			output: { path: folder, filename: 'worker.mjs', module: true, chunkFormat: 'module', asyncChunks: false },
			optimization: { minimize: false, splitChunks: false },
			plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
			module: {
				parser: { javascript: { importMeta: false, url: false, createRequire: false } },
				rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }],
			},
		} as never);
		await new Promise<void>((resolve, reject) => {
			compiler.run((error, stats) => {
				const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
				compiler.close(() => (failed ? reject(failed) : resolve()));
			});
		});
		const text = readFileSync(path.join(folder, 'worker.mjs'));
		const file = path.join(FOLDER, `worker-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.mjs`);
		if (!existsSync(file)) renameSync(path.join(folder, 'worker.mjs'), file);
		return file;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
