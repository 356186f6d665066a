import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveProject } from '#codegen/project.ts';

/** Copies the manifests of an app. The code of the product stays where it is; that of other apps is beside their manifests. */
export function copyManifests(from: string, to: string): void {
	cpSync(from, to, { recursive: true });
	const app = path.join(to, 'app.yaml');
	const { code } = resolveProject({ MANIFESTS: from }, process.cwd());
	const there = path.relative(to, code).split(path.sep).join('/');
	writeFileSync(app, readFileSync(app, 'utf8').replace(/^code: .*$/m, `code: ${there}`));
}
