/** Starts the compiler, unless its output is fresh; that check loads neither TypeScript nor YAML. */
import module from 'node:module';
import path from 'node:path';
import { appName, isFresh, manifestsFolder, stampFile } from './freshness.mjs';

const root = process.cwd();

if (process.argv.length === 2 && isFresh(root, stampFile(root, appName(manifestsFolder(process.env, root))))) {
	console.log('codegen: nothing has changed.');
} else {
	// From 22.18, Node runs TypeScript by itself and keeps the compiled code.
	if (process.features.typescript) module.enableCompileCache(path.join(import.meta.dirname, '../.cache/compiled'));
	else (await import('tsx/esm/api')).register();
	const { main } = await import('./cli.ts');
	process.exitCode = await main({ args: process.argv.slice(2), env: process.env, root });
}
