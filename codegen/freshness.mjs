/** Decides whether the output is fresh. Plain JavaScript, because the launcher calls it before TypeScript is loaded. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const PRODUCT = 'manifests';

export const MANIFEST = /\.(ya?ml|json)$/;

/** The compiler, and the parts of the mock that it runs: seed files → rows, and their checks. */
export const COMPILER = ['codegen', 'mock/answers', 'mock/contract', 'mock/store'];

export function manifestsFolder(env, root) {
	const relative = path.relative(root, path.resolve(root, env.MANIFESTS ?? PRODUCT));
	return relative.split(path.sep).join('/') || '.';
}

export function appName(manifests) {
	if (manifests === PRODUCT) return 'app';
	return manifests.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'other';
}

/** Whether files and folders of this name are none of the app's: hidden ones, and packages. */
export const isForeign = (name) => name.startsWith('.') || name === 'node_modules';

export const stampFile = (root, name) => path.join(root, '.cache', name, 'codegen-stamp.json');

export const hashOf = (content) => createHash('sha1').update(content).digest('hex');

export const hashOfFile = (root, file) => hashOf(readFileSync(path.join(root, file)));

export function listFiles(root, folder) {
	return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)).split(path.sep))
		.filter((parts) => !parts.some(isForeign))
		.map((parts) => (folder === '.' ? parts : [folder, ...parts]).join('/'));
}

export function isFresh(root, file) {
	try {
		const { folders, inputs, outputs } = JSON.parse(readFileSync(file, 'utf8'));
		const manifests = folders.flatMap((folder) => listFiles(root, folder)).filter((found) => MANIFEST.test(found));
		return (
			manifests.every((found) => found in inputs) &&
			Object.entries({ ...inputs, ...outputs }).every(([relative, hash]) => hashOfFile(root, relative) === hash)
		);
	} catch {
		// Missing or broken stamp, or missing file or folder: treat the output as stale, and let the compiler report the cause.
		return false;
	}
}
