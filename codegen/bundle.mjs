/**
 * The compiler as one file: loading its two hundred sources takes longer than compiling. Made anew when one of them has changed, and
 * kept under the hash of them all.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, listInputs, SEED_READER } from './freshness.mjs';

const SOURCES = import.meta.dirname;
const ROOT = path.dirname(SOURCES);
const FOLDER = path.join(ROOT, '.cache/compiler');
/** Has one thread of its own, which the launcher has started: not a second time. */
const THREAD = pathToFileURL(path.join(SOURCES, 'emit/api-types-thread.mjs')).href;

/** Address of the bundle; null when there is none and it cannot be made. */
export async function bundledCompiler() {
	const target = path.join(FOLDER, `${hashCompiler()}.mjs`);
	try {
		if (!existsSync(target)) await bundle(target);
		return pathToFileURL(target).href;
	} catch {
		// Slower, but no worse: the sources run as they are.
		return null;
	}
}

function hashCompiler() {
	const files = [...[SOURCES, path.join(ROOT, SEED_READER)].flatMap(listInputs).sort(), path.join(ROOT, 'package-lock.json')];
	return hashOf([process.version, ROOT, ...files.flatMap((file) => [path.relative(ROOT, file), readFileSync(file, 'utf8')])].join('\0'));
}

/** Others may be at it, too: each moves a whole file into place, and who finds his folder removed does without a bundle. */
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
