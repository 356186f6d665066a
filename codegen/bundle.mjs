/** One cached bundle of the compiler, keyed by the hash of its sources: loading two hundred files takes longer than compiling. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compilerHashes } from './compiler-hashes.mjs';
import { hashOf } from './file-hashes.mjs';

const SOURCES = import.meta.dirname;
const ROOT = path.dirname(SOURCES);
const FOLDER = path.join(ROOT, '.cache/compiler');
/** Modules that are not bundled. The launcher has already started the thread and read the hashes; tsx finds its own files. */
export const OUTSIDE = {
	'#codegen/compiler-hashes.mjs': () => import('./compiler-hashes.mjs'),
	'#codegen/emit/api-types-thread.mjs': () => import('./emit/api-types-thread.mjs'),
	'tsx/esm/api': () => import('tsx/esm/api'),
};

/** Path of the bundle; null if bundling fails. */
export async function bundledCompiler() {
	const target = path.join(FOLDER, `${hashCompiler()}.cjs`);
	try {
		if (!existsSync(target)) await bundle(target);
		return target;
	} catch {
		// Fallback: the unbundled sources, which only load more slowly.
		return null;
	}
}

function hashCompiler() {
	const packages = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
	return hashOf([process.version, ROOT, packages, ...Object.entries(compilerHashes(ROOT)).flat()].join('\0'));
}

/** Safe for concurrent processes: each renames a complete file into place, and one whose folder was removed runs without a bundle. */
async function bundle(target) {
	const { rspack } = await import('@rsbuild/core');
	mkdirSync(FOLDER, { recursive: true });
	for (const old of readdirSync(FOLDER))
		if (old !== path.basename(target)) rmSync(path.join(FOLDER, old), { recursive: true, force: true });
	const unfinished = path.join(FOLDER, `unfinished-${process.pid}`);
	const compiler = rspack({
		mode: 'none',
		context: ROOT,
		target: 'node20',
		devtool: false,
		entry: './codegen/cli.ts',
		output: { path: unfinished, filename: 'cli.cjs', library: { type: 'commonjs2' }, asyncChunks: false },
		externals: [
			({ request }, done) => {
				if (request in OUTSIDE) done(undefined, `promise require(${JSON.stringify(request)})()`);
				else done();
			},
		],
		module: {
			rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } }],
		},
	});
	await new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
			compiler.close(() => (failure ? reject(failure) : resolve(undefined)));
		});
	});
	renameSync(path.join(unfinished, 'cli.cjs'), target);
	rmSync(unfinished, { recursive: true, force: true });
}
