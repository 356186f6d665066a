/** Starts the compiler, unless the output is fresh; that check loads neither TypeScript nor YAML. */
import { appName, isFresh, manifestsFolder, stampFile } from './freshness.mjs';

const root = process.cwd();

if (process.argv.length === 2 && isFresh(root, stampFile(root, appName(manifestsFolder(process.env, root))))) {
	console.log('codegen: nothing has changed.');
} else {
	const { startApiTypes } = await import('./emit/api-types-thread.mjs');
	startApiTypes();
	const { bundledCompiler } = await import('./bundle.mjs');
	await import((await bundledCompiler()) ?? (await sources()));
}

async function sources() {
	const { register } = await import('tsx/esm/api');
	register();
	return './cli.ts';
}
