/**
 * Starts the compiler, or says that there is nothing to do. Plain JavaScript on purpose: when no manifest, no source of the compiler
 * and no generated file has changed since the last good run, neither TypeScript nor YAML is loaded.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const manifests =
	path
		.relative(root, path.resolve(root, process.env.MANIFESTS ?? 'manifests'))
		.split(path.sep)
		.join('/') || '.';
const name = manifests === 'manifests' ? 'app' : manifests.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'other';

if (process.argv.length === 2 && isFresh(path.join(root, '.cache', name, 'codegen-stamp.json'))) {
	console.log('codegen: nothing has changed.');
} else {
	const { startApiTypes } = await import('./emit/api-types-thread.mjs');
	startApiTypes();
	const { register } = await import('tsx/esm/api');
	register();
	await import('./cli.ts');
}

function isFresh(stampFile) {
	if (!existsSync(stampFile)) return false;
	try {
		const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
		const read = new Set(stamp.folders.flatMap((folder) => listFiles(folder)));
		return read.size === Object.keys(stamp.inputs).length && same({ ...stamp.inputs, ...stamp.outputs });
	} catch {
		return false;
	}
}

function same(hashes) {
	return Object.entries(hashes).every(
		([file, hash]) => existsSync(file) && createHash('sha1').update(readFileSync(file)).digest('hex') === hash,
	);
}

function listFiles(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.filter((file) => isInput(path.relative(folder, file)));
}

/** The same rule as that of `stampOf` in codegen/files.ts. */
function isInput(file) {
	return !file.split(path.sep).some((part) => part.startsWith('.')) && /\.(ya?ml|json|ts|mjs)$/.test(file);
}
