/** Node 22.1 can do this by itself (`module.enableCompileCache`); remove this file with the support of Node 20. */
import { isAscii } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

const FOLDER = path.join(import.meta.dirname, '../.cache/compiled');

/**
 * `require` for a large CommonJS package, with the code that V8 compiled for an earlier process: compiling the nine megabytes of TypeScript
 * takes half of the time that its thread needs. Call `keep` once the package has done typical work: V8 compiles most functions at their
 * first call.
 */
export function requireCompiled(name) {
	const require = createRequire(import.meta.url);
	const file = require.resolve(name);
	// V8 itself refuses code of another V8 or with other flags.
	const kept = path.join(FOLDER, `${name}-${require(`${name}/package.json`).version}-${process.version}`);
	const module = new Module(file);
	require.cache[file] = module;
	return run({ module, file, kept, require: createRequire(file), older: `${name}-` });
}

/** The same for a file whose text never changes. `modules` are those that it requires besides packages. */
export function requireCompiledFile(file, modules) {
	const require = createRequire(file);
	return run({ module: new Module(file), file, kept: `${file}-compiled`, require: (id) => modules[id] ?? require(id) });
}

function run({ module, file, kept, require, older }) {
	const cachedData = readKept(kept);
	const script = new Script(Module.wrap(readSource(file)), { filename: file, cachedData });
	module.filename = file;
	script.runInThisContext().call(module.exports, module.exports, require, module, file, path.dirname(file));
	module.loaded = true;
	let isKept = cachedData !== undefined && !script.cachedDataRejected;
	const keep = () => {
		if (!isKept) write(kept, older, script.createCachedData());
		isKept = true;
	};
	return { exports: module.exports, keep };
}

/** Decoding ASCII text as Latin-1 takes a third of the time. */
function readSource(file) {
	const bytes = readFileSync(file);
	return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}

function readKept(kept) {
	try {
		return readFileSync(kept);
	} catch {
		return undefined;
	}
}

/** Safe for concurrent processes: each renames a complete file into place. A folder that cannot be written costs time only. */
function write(kept, older, data) {
	try {
		const folder = path.dirname(kept);
		mkdirSync(folder, { recursive: true });
		for (const old of readdirSync(folder)) if (older && old.startsWith(older)) rmSync(path.join(folder, old), { force: true });
		const unfinished = path.join(folder, `unfinished-${process.pid}`);
		writeFileSync(unfinished, data);
		renameSync(unfinished, kept);
	} catch {
		// The next process compiles again.
	}
}
