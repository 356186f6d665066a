/** Global setup of all tests: makes the generated data that git ignores, and the output of the English example, unless they are fresh. */
import { spawnSync } from 'node:child_process';

/** Findings are printed and fail only the tests that need the output, so that the compiler can be tested while it is being changed. */
export function setup(): void {
	// Each project of vitest asks for it.
	if (process.env.MANIFESTS_ARE_COMPILED) return;
	process.env.MANIFESTS_ARE_COMPILED = 'yes';
	for (const MANIFESTS of [process.env.MANIFESTS ?? 'manifests', 'examples/fleet'])
		spawnSync(process.execPath, ['codegen/main.mjs'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, MANIFESTS } });
}
