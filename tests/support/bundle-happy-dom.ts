/** Global setup of the tests of `src/`: bundles happy-dom, whose separate modules take a third of a second to load in each test file. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = 'node_modules/happy-dom';

export function happyDomBundle(): string {
	const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as { version: string };
	return path.resolve(`.cache/tests/happy-dom-${version}.cjs`);
}

export async function setup(): Promise<void> {
	const target = happyDomBundle();
	if (!existsSync(target)) await bundle(target);
}

/** Renames the finished bundle into place, because a concurrent run may be writing it too. */
async function bundle(target: string): Promise<void> {
	const { rspack } = await import('@rsbuild/core');
	const folder = path.dirname(target);
	const unfinished = `unfinished-${process.pid}.cjs`;
	mkdirSync(folder, { recursive: true });
	const compiler = rspack({
		mode: 'none',
		target: 'node20',
		devtool: false,
		entry: path.resolve(PACKAGE, 'lib/index.js'),
		output: { path: folder, filename: unfinished, asyncChunks: false, library: { type: 'commonjs2' } },
		// Optional native add-ons of `ws`.
		externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
	});
	await new Promise<void>((resolve, reject) => {
		compiler.run((error, stats) => {
			const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
			compiler.close(() => (failure ? reject(failure) : resolve()));
		});
	});
	renameSync(path.join(folder, unfinished), target);
}
