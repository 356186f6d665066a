/** Plain JavaScript, because the launcher needs it before TypeScript is loaded, and shares it with the compiler. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openFileHashes } from './file-hashes.mjs';
import { listInputs, SEED_READER } from './freshness.mjs';

export const COMPILER = ['codegen', SEED_READER];

/** @type {Map<string, Readonly<Record<string, string>>>} */
const known = new Map();

export function compilerHashes(root) {
	const hashes = known.get(root) ?? readHashes(root);
	known.set(root, hashes);
	return hashes;
}

function readHashes(root) {
	const folders = COMPILER.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
	const files = folders.flatMap(listInputs).sort();
	const fileHashes = openFileHashes(root);
	const names = files.map((file) => path.relative(root, file).split(path.sep).join('/'));
	const hashes = Object.fromEntries(names.map((name) => [name, fileHashes.ofFile(name) ?? '']));
	fileHashes.keep();
	return hashes;
}
