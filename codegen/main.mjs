/** Starts the compiler, unless the output is fresh; that check loads neither TypeScript nor YAML. */
import { appName, isFresh, manifestsFolder, stampFile } from './freshness.mjs';

const root = process.cwd();

if (process.argv.length === 2 && isFresh(root, stampFile(root, appName(manifestsFolder(process.env, root))))) {
	console.log('codegen: nothing has changed.');
} else {
	// A run ends before V8's optimised code has earned the time that its compilation takes: a third of the processor time of a cold run.
	if (!process.argv.includes('--watch')) (await import('node:v8')).setFlagsFromString('--interrupt-budget=1000000');
	const { startApiTypes } = await import('./emit/api-types-thread.mjs');
	startApiTypes();
	const { bundledCompiler, OUTSIDE } = await import('./bundle.mjs');
	const bundle = await bundledCompiler();
	if (bundle) await runBundle(bundle, OUTSIDE);
	else await runSources();
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
