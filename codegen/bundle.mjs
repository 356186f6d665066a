/** One cached bundle of the compiler, keyed by the hash of its sources: loading two hundred files takes longer than compiling. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, listInputs, SEED_READER } from './freshness.mjs';

const SOURCES = import.meta.dirname;
const ROOT = path.dirname(SOURCES);
const FOLDER = path.join(ROOT, '.cache/compiler');
/** Not bundled: the bundle must import the same module instance whose thread the launcher has already started. */
const THREAD = pathToFileURL(path.join(SOURCES, 'emit/api-types-thread.mjs')).href;

/** URL of the bundle; null if bundling fails. */
export async function bundledCompiler() {
	const target = path.join(FOLDER, `${hashCompiler()}.mjs`);
	try {
		if (!existsSync(target)) await bundle(target);
		return pathToFileURL(target).href;
	} catch {
		// Fallback: the unbundled sources, which only load more slowly.
		return null;
	}
}

function hashCompiler() {
	const files = [...[SOURCES, path.join(ROOT, SEED_READER)].flatMap(listInputs).sort(), path.join(ROOT, 'package-lock.json')];
	return hashOf([process.version, ROOT, ...files.flatMap((file) => [path.relative(ROOT, file), readFileSync(file, 'utf8')])].join('\0'));
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
		output: { path: unfinished, filename: 'cli.mjs', module: true, chunkFormat: 'module', asyncChunks: false },
		externals: [
			({ request }, done) => {
				if (request?.endsWith('/api-types-thread.mjs')) done(undefined, `module ${THREAD}`);
				else if (request === 'tsx/esm/api') done(undefined, `import ${request}`);
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
	renameSync(path.join(unfinished, 'cli.mjs'), target);
	rmSync(unfinished, { recursive: true, force: true });
}
