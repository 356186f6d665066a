/** `npm run types`: compiles the manifests, then checks the types of the project, or those of the app that `MANIFESTS` names. */
import { spawnSync } from 'node:child_process';
import { resolveProject } from '#codegen/project.ts';

const TSC = 'node_modules/typescript7/bin/tsc';

const { tsconfig } = resolveProject(process.env, process.cwd());
const run = (...args: readonly string[]): void => {
	const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
};
run('codegen/main.mjs');
run(TSC, ...(tsconfig === null ? ['-b'] : ['-p', tsconfig]));
