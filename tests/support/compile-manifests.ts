/** Global setup of all tests: makes the generated data that git ignores, unless it is fresh. */
import { execFileSync } from 'node:child_process';

export function setup(): void {
	execFileSync(process.execPath, ['codegen/main.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
