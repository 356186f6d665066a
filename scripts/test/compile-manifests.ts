import { spawnSync } from 'node:child_process';

/**
 * Makes the generated code that git ignores, unless it is fresh. Called by the settings of vitest, before any module is loaded that imports it.
 * Findings are printed and fail only the tests that need the output, so that the compiler can be tested while it is being changed.
 */
export function compileManifests(...folders: readonly string[]): void {
	for (const MANIFESTS of folders)
		spawnSync(process.execPath, ['codegen/main.mjs'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, MANIFESTS } });
}
