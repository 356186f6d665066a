/** Decides whether the output is fresh. Plain JavaScript, because the launcher calls it before TypeScript is loaded. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openFileHashes } from './file-hashes.mjs';

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
		if (!listed.every((found) => found.split(path.sep).join('/') in inputs)) return false;
		const hashes = openFileHashes(root);
		const isSame = Object.entries({ ...inputs, ...outputs }).every(([relative, hash]) => hashes.ofFile(relative) === hash);
		hashes.keep();
		return isSame;
	} catch {
		// Missing or broken stamp, or missing file or folder: treat the output as stale, and let the compiler report the cause.
		return false;
	}
}
