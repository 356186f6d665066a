/** Decides whether the output is fresh. Plain JavaScript, because the launcher calls it before TypeScript is loaded. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const PRODUCT = 'manifests';

/** The part of the mock that the compiler runs: seed files → rows. */
export const SEED_READER = 'mock/store';

export function manifestsFolder(env, root) {
	const relative = path.relative(root, path.resolve(root, env.MANIFESTS ?? PRODUCT));
	return relative.split(path.sep).join('/') || '.';
}

export function appName(manifests) {
	if (manifests === PRODUCT) return 'app';
	return manifests.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'other';
}

export const stampFile = (root, name) => path.join(root, '.cache', name, 'codegen-stamp.json');

export const hashOf = (content) => createHash('sha1').update(content).digest('hex');

export function listInputs(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.filter((file) => isInput(path.relative(folder, file)));
}

const isInput = (file) => !file.split(path.sep).some((part) => part.startsWith('.')) && /\.(ya?ml|json|ts|mjs)$/.test(file);

export function isFresh(root, file) {
	try {
		const { folders, inputs, outputs } = JSON.parse(readFileSync(file, 'utf8'));
		const listed = folders.flatMap((folder) => listInputs(path.join(root, folder)).map((found) => path.relative(root, found)));
		return listed.every((found) => found.split(path.sep).join('/') in inputs) && Object.entries({ ...inputs, ...outputs }).every(isSame);
	} catch {
		// Missing or broken stamp, or missing folder: treat the output as stale, and let the compiler report the cause.
		return false;
	}

	function isSame([relative, hash]) {
		const absolute = path.join(root, relative);
		return existsSync(absolute) && hashOf(readFileSync(absolute)) === hash;
	}
}
