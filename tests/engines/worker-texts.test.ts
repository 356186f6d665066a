/** The worker of the judge in Node is bundled with the texts of the app that the mock server serves. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolveProject } from '#codegen/project.ts';
import { bundleFor } from '#mock/server/judge-bundle.ts';

it.each([
	['the app of the tests', process.env, '除以零（Division by Zero）'],
	['an app in English', { MANIFESTS: 'examples/fleet' }, "'Division by Zero'"],
])('for %s it says %s', async (_app, env, said) => {
	const { tsconfig } = resolveProject(env, process.cwd());
	const worker = readFileSync(await bundleFor(tsconfig ?? undefined), 'utf8');
	expect(worker.includes(said)).toBe(true);
});
