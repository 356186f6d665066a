/** `npm run mock`: compiles the manifests and runs the mock server alone. */
import { spawnSync } from 'node:child_process';
import { resolutionOf, resolveProject } from '#codegen/project.ts';

const env = { ...process.env, ...resolutionOf(resolveProject(process.env, process.cwd())) };
const run = (...args: readonly string[]): void => {
	const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
};
run('codegen/main.mjs');
run('--import', 'tsx', 'mock/server.ts', ...process.argv.slice(2));
