/** Starts the compiler, unless the output is fresh; that check loads neither TypeScript nor YAML. */
import { appName, isFresh, manifestsFolder, stampFile } from './freshness.mjs';

const root = process.cwd();

if (process.argv.length === 2 && isFresh(root, stampFile(root, appName(manifestsFolder(process.env, root))))) {
	console.log('codegen: nothing has changed.');
} else {
	// A run ends before V8's optimised code has earned the time that its compilation takes: a third of the processor time of a cold run.
	const runs = process.argv.includes('--watch') ? 'many' : 'one';
	if (runs === 'one') (await import('node:v8')).setFlagsFromString('--interrupt-budget=1000000');
	const { startApiTypes } = await import('./emit/api-types-thread.mjs');
	startApiTypes({ runs });
	const { bundledCompiler, OUTSIDE } = await import('./bundle.mjs');
	const bundle = await bundledCompiler();
	if (bundle) await runBundle(bundle, OUTSIDE);
	else await runSources();
	await Promise.all([process.stdout, process.stderr].map(flush));
	// By itself Node would first wait for the garbage collector's threads.
	process.exit();
}

async function runBundle(bundle, modules) {
	const { requireCompiledFile } = await import('./require-compiled.mjs');
	const { exports, keep } = requireCompiledFile(bundle, modules);
	await exports;
	keep();
}

async function runSources() {
	const { register } = await import('tsx/esm/api');
	register();
	await import('./cli.ts');
}

function flush(stream) {
	return new Promise((resolve) => stream.write('', () => resolve()));
}
