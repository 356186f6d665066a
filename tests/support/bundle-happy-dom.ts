/** Before the tests of `src/`: bundles happy-dom, whose modules otherwise take each test file a third of a second to load. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = 'node_modules/happy-dom';

/** The bundle of the installed version. */
export function happyDomBundle(): string {
	const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as { version: string };
	return path.resolve(`.cache/tests/happy-dom-${version}.cjs`);
}

export async function setup(): Promise<void> {
	const target = happyDomBundle();
	if (!existsSync(target)) await bundle(target);
}

/** Moves the bundle into place whole, because another run may be making it, too. */
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
		// Native add-ons that `ws` does without.
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
